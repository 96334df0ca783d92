"""How fast it is, measured beside references in the same run: ``kontra bench``.

Map: ``figures`` (one measured value, its reference and its budget, as table and JSON),
``engine_speed``, ``picture_speed``, ``thinking``, ``footprint`` (start and memory), ``latency``
(presses through the sandbox) with its ``crowd`` of tables and the two bots it drives.
"""
