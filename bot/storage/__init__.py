"""Part of Kontra."""
