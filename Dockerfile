# Each step is a command of the project that also runs without Docker (docs/self-hosting.md, "Without Docker").
ARG NODE_IMAGE=node:26-bookworm-slim
# The project with the packages that a build needs. This stage stays on the machine that builds.
FROM ${NODE_IMAGE} AS project
WORKDIR /build
# PostgreSQL, beside which the build runs, refuses to be root.
RUN mkdir -p /build /image && chown node:node /build /image
USER node
COPY --chown=node:node package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund --cache /tmp/npm && rm -rf /tmp/npm
COPY --chown=node:node . .

# The commands of operators, and what they load.
FROM project AS commands
RUN node --import tsx scripts/runtime-tree.ts /image/app --tools

FROM project AS build
# Beside an empty throw-away database: no content gets into the image. Nothing here is of use to a next build.
RUN BUILD_MEMORY=little node --import tsx scripts/build.ts && node --import tsx scripts/runtime-tree.ts /image/app

# For backups and commands.
FROM ${NODE_IMAGE} AS tools
ENV NODE_ENV=production DATA_DIR=/data
# Volumes take their owner from these folders.
RUN mkdir /data /backups && chown node:node /data /backups
COPY --from=commands --chown=root:root /image/app /app
WORKDIR /app
USER node

FROM ${NODE_IMAGE}
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
# scripts/allocator.mjs says what these are for.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
RUN mkdir /data && chown node:node /data
# Owned by root, so that the site cannot change its own code.
COPY --from=build --chown=root:root /image/app /app
WORKDIR /app
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=300s --retries=3 \
  CMD node -e "fetch('http://127.0.0.1:'+process.env.PORT+'/api/health/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
# scripts/bootstrap.mjs says what the first argument is for.
CMD ["node", "--max-semi-space-size=8", "src/server/main.ts", "start"]
