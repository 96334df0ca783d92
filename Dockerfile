# Kontra with both databases' drivers; configured by KONTRA_... variables, see README.md.
FROM python:3.13-slim AS build
WORKDIR /source
COPY . .
RUN python -m venv /kontra \
    && /kontra/bin/pip install --no-cache-dir --disable-pip-version-check \
        -c .ci/constraints.txt '.[postgres]'

FROM python:3.13-slim
COPY --from=build /kontra /kontra
RUN useradd --system --uid 10001 --home-dir /data kontra \
    && install -d -o kontra -g kontra -m 700 /data
ENV PATH=/kontra/bin:$PATH PYTHONUNBUFFERED=1 KONTRA_DATA_DIR=/data KONTRA_WEBHOOK_HOST=0.0.0.0
USER kontra
VOLUME /data
EXPOSE 8081
HEALTHCHECK --interval=60s --timeout=20s --start-period=30s CMD ["kontra", "db", "check", "--quick"]
CMD ["kontra"]
