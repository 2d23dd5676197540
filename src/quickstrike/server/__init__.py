"""The table in the browser: one process that holds the games, knows who sits where, and sends each seat its view.

Needs the extra `table` (FastAPI, uvicorn, websockets). See docs/server.md.
"""
