"""The commands of ``kontra``: one module each, with ``add_arguments`` and ``run``."""
