# BlackPoker: the app, online play and the command line in one image. docs/operations.md tells how to run it.

FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/bots/package.json packages/bots/
COPY packages/cli/package.json packages/cli/
COPY packages/engine/package.json packages/engine/
COPY packages/host/package.json packages/host/
COPY packages/learn/package.json packages/learn/
COPY packages/lab/package.json packages/lab/
COPY packages/protocol/package.json packages/protocol/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/
RUN npm ci --include=dev --no-audit --no-fund
COPY GLOSSARY.md tsconfig.base.json ./
COPY docs docs
COPY scripts scripts
COPY packages packages
# The app, then the program with its threads: each in a folder of its own.
RUN mv "$(node --import tsx packages/web/build/main.ts)" /built-app
RUN mv "$(dirname "$(node --input-type=module -e "import { bundle } from './scripts/bundle.mjs'; console.log(await bundle('packages/cli/src/main.ts'))")")" /program
RUN chmod -R a+rX /built-app /program
# What is left of node_modules: the packages of others that the program uses.
RUN npm prune --omit=dev --no-audit --no-fund && rm -rf node_modules/@blackpoker node_modules/.cache

FROM node:22-slim
ENV NODE_ENV=production PORT=8080 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /built-app app
COPY --from=build /program program
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
# The server finishes what is being written and sends everybody away to come back.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--enable-source-maps", "--max-inlined-bytecode-size-cumulative=3000", "program/main.mjs"]
CMD ["serve", "--app", "app"]
