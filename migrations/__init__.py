"""The steps from one schema of the database to the next, as an Alembic environment.

``HEAD`` is the latest revision; a test compares it with the files in ``versions``. A new step:
``alembic revision --autogenerate --rev-id 0002 -m "what changed"``, then read and correct it.
"""

HEAD = "0004"
