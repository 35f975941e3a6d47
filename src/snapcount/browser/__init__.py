"""The rooms in a browser: the page's own worker runs them, keeps them in IndexedDB and needs no server.

Nothing here knows a rule, and nothing of a room is written twice: this is a shell around `server.rooms`, as the
sockets and routes of a server are another.
"""
