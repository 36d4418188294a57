// Fills the site with many rows, to test it with them: npm run seed -- --posts 5000 --bookings 20000
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { joinSite } from '../src/server/process/join-site.ts'

const MAX_ROWS = 1_000_000
const kinds = ['posts', 'bookings', 'users', 'audit', 'events'] as const

const options = Object.fromEntries(kinds.map((kind) => [kind, { type: 'string' as const }]))
const { values } = parseArgs({ options })
const wanted = kinds.flatMap((kind) =>
  values[kind] === undefined ? [] : [{ kind, count: Number(values[kind]) }],
)
if (
  wanted.length === 0 ||
  wanted.some(({ count }) => !Number.isInteger(count) || count < 1 || count > MAX_ROWS)
) {
  console.error(
    `Say what and how much: npm run seed -- --posts 5000 --bookings 20000 (${kinds.join(', ')}; 1 to ${MAX_ROWS})`,
  )
  process.exit(2)
}

const { leave } = await joinSite(resolve(import.meta.dirname, '..'))

const { getPayload } = await import('payload')
const { default: config } = await import('@payload-config')
const { migrateAndSeed } = await import('../src/application/migrate-and-seed')
const { closePool } = await import('../src/patches/payload/pool/pool')
const { stopJobs } = await import('../src/lib/jobs/boss')
const { postgresOf } = await import('../src/lib/db/transaction')
const { seedManyPosts } = await import('../src/seed/many-posts')
const { seedManyRows } = await import('../src/seed/many-office-rows')

const payload = await getPayload({ config, disableOnInit: true })
await migrateAndSeed(payload)
for (const { kind, count } of wanted) {
  const started = Date.now()
  await (kind === 'posts' ? seedManyPosts(payload, count) : seedManyRows(payload, kind, count))
  console.log(`${count} ${kind} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}
await stopJobs(2000)
await closePool(postgresOf(payload).pool)
await payload.destroy()
await leave()
process.exit(0)
