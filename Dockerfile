# Two images from one base. Each runs as a user without rights, on a base that a builder pins by digest:
#   docker build --build-arg BASE=node:24-bookworm-slim@sha256:… --target build -t fair-build .
#   docker run --rm -v "$PWD/out:/out" -e BUILD_PLATFORM=… -e BUILD_DOMAIN=… fair-build
#   docker build --build-arg BASE=… --target tail -t fair-tail .
#   docker run -p 4323:4323 -e BUILD_PLATFORM=… -e BUILD_DOMAIN=… -e TAIL_PURGE_SECRET=… fair-tail
# The folder /out must belong to the user 1000 (chown 1000 out). What serves the files is another container (npm run hosts).
ARG BASE=node:24-bookworm-slim
FROM ${BASE} AS sources
WORKDIR /app
RUN mkdir -p /out && chown node:node /app /out
USER node
COPY --chown=node:node package.json package-lock.json ./
COPY --chown=node:node packages/build/package.json packages/build/
COPY --chown=node:node packages/conformance/package.json packages/conformance/
COPY --chown=node:node packages/contract/package.json packages/contract/
COPY --chown=node:node packages/deploy/package.json packages/deploy/
COPY --chown=node:node packages/sandbox/package.json packages/sandbox/
COPY --chown=node:node packages/search/package.json packages/search/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY --chown=node:node . .
ENV CI=true BUILD_CACHE_DIR=/out/.cache
VOLUME /out

# Renders what a build with --head has left out, when it is requested.
FROM sources AS tail
# The pages' code is bundled once, in the image.
RUN npm run build:bundle -- --out bundle
ENV BUILD_BUNDLE=/app/bundle BUILD_LOG=json
EXPOSE 4323
# Only a hung process is restarted: a platform that is down makes it unready (/readyz), not unhealthy.
HEALTHCHECK --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:4323/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "scripts/run.mjs", "scripts/serve-tail.ts", "--host", "0.0.0.0"]

# The build: its result is a folder of files.
FROM sources AS build
ENV BUILD_OUT=/out/dist
ENTRYPOINT ["npm", "run", "build", "--"]
