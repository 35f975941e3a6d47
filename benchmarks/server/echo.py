"""An empty echo server of the same stack: what a socket costs when nothing is played on it."""

from __future__ import annotations

import sys

import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect

app = FastAPI()


@app.websocket("/api/socket")
async def echo(socket: WebSocket) -> None:
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        pass


if __name__ == "__main__":
    uvicorn.run(
        app,
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        ws_max_size=64 << 10,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="error",
    )
