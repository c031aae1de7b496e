# The build as a container: docker run --rm -v "$PWD/out:/out" -e BUILD_PLATFORM=… -e BUILD_DOMAIN=… IMAGE
# Its result is a folder of files; what serves them is another container (npm run hosts: compose.yaml).
FROM node:24-bookworm-slim
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
ENV BUILD_OUT=/out/dist BUILD_CACHE_DIR=/out/.cache CI=true
VOLUME /out
ENTRYPOINT ["npm", "run", "build", "--"]
