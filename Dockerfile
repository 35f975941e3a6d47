# The server with its page in one image. `docker compose up` (compose.yaml) runs it beside PostgreSQL and a proxy.
FROM node:22-alpine AS page
WORKDIR /snapcount/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --loglevel=error
COPY web ./
# Cards and charts are read from the games' own tables.
COPY src ../src
RUN npm run build

FROM python:3.13-slim AS package
WORKDIR /snapcount
RUN python -m venv /venv
COPY requirements requirements
RUN /venv/bin/pip install --no-cache-dir --require-hashes -r requirements/play.txt
COPY pyproject.toml README.md LICENSE ./
COPY src src
COPY --from=page /snapcount/src/snapcount/server/page src/snapcount/server/page
RUN /venv/bin/pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.13-slim
COPY --from=package /venv /venv
# Without SNAPCOUNT_DB the games are a SQLite file here.
RUN useradd --system --uid 10001 snapcount && install -d -o snapcount -m 700 /data
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 XDG_DATA_HOME=/data
USER snapcount
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health', timeout=4)"]
ENTRYPOINT ["snapcount"]
CMD ["serve", "--host", "0.0.0.0"]
