"""Kontra in a chat: adapters, services, screens, storage. See the README for the map."""
