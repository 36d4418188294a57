// Works on the site of DATABASE_URL until none of its mails is due, and says how many jobs it holds among the dead letters:
// see tests/int/backup/mails-of-a-backup.test.ts. A process of its own, because that test has another database.
import { setTimeout as pause } from 'node:timers/promises'
import { startWorkers } from '../../src/application/workers'
import { query, sql } from '../../src/lib/db/query'
import { stopAll } from '../../src/server/process/stop'
import { closeSite, site } from './site'

const mails = sql`name LIKE '%-mail' AND state IN ('created', 'retry', 'active')`

async function count(condition: typeof mails): Promise<number> {
  const [row] = await query<{ count: number }>(
    await site(),
    sql`SELECT count(*)::int AS count FROM jobs.job WHERE ${condition}`,
  )
  return row?.count ?? 0
}

const payload = await site()
// What failed before the backup has its next try ahead; no one wants to wait for it.
await query(
  payload,
  sql`UPDATE jobs.job SET start_after = now() WHERE ${mails} AND start_after < now() + interval '1 day'`,
)
await startWorkers(payload)
while ((await count(sql`${mails} AND start_after < now() + interval '1 day'`)) > 0) await pause(100)
const held = await count(sql`name = 'dead-letters' AND state = 'created'`)
const ahead = await count(sql`${mails} AND start_after > now() + interval '1 day'`)
await stopAll(() => undefined)
await closeSite()
process.stdout.write(`\nHELD ${held} AHEAD ${ahead}\n`)
process.exit(0)
