# One image for every role: web, admin, worker and the migrate step.
FROM node:20.19.5-bookworm-slim AS build
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts

FROM node:20.19.5-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data LOG_TO=stdout
WORKDIR /portal
COPY --from=build --chown=node:node /portal ./
RUN install -d -o node -g node /data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
CMD ["node", "--conditions=production", "--max-old-space-size=400", "--max-semi-space-size=16", "--min-semi-space-size=16", "server/run.mjs"]
