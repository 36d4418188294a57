// Fills the blog with many articles, to see how the site does with them: npm run seed -- --posts 5000
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '../src/server/embedded-postgres.ts'
import { embeddedSecrets } from '../src/server/secrets.ts'

const root = resolve(import.meta.dirname, '..')
const MAX_POSTS = 100_000

const { values } = parseArgs({ options: { posts: { type: 'string' } } })
const count = Number(values.posts)
if (!Number.isInteger(count) || count < 1 || count > MAX_POSTS) {
  console.error(`Say how many articles: npm run seed -- --posts 5000 (1 to ${MAX_POSTS})`)
  process.exit(2)
}

if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
const dataDir = resolve(root, process.env.DATA_DIR || '.data')
let stop = () => {}
if (!process.env.DATABASE_URL) {
  // A site that runs has its database up already; then this joins it and leaves it running.
  const running = existsSync(join(dataDir, 'server.pid'))
  const cluster = await startEmbeddedPostgres(join(dataDir, 'postgres'))
  if (!running) stop = () => cluster.stop()
  Object.assign(process.env, embeddedSecrets(dataDir), { DATABASE_URL: cluster.url, DATA_DIR: dataDir })
}

const { getPayload } = await import('payload')
const { default: config } = await import('@payload-config')
const { migrateAndSeed } = await import('../src/application/migrate-and-seed')
const { seedManyPosts } = await import('../src/seed/many-posts')

const payload = await getPayload({ config, disableOnInit: true })
await migrateAndSeed(payload)
const started = Date.now()
await seedManyPosts(payload, count)
console.log(`${count} articles in ${((Date.now() - started) / 1000).toFixed(1)} s`)
await payload.destroy()
stop()
process.exit(0)
