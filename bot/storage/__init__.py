"""Everything kept, in SQLite or PostgreSQL: ``async with Database.open(url) as store``."""

from .database import Database
from .tables import DamagedTable

__all__ = ["DamagedTable", "Database"]
