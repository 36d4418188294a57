import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { postgresOf } from '@/lib/db/transaction'
import { jobQueue } from '@/lib/jobs/boss'
import { deadLetters } from '@/lib/jobs/queues'
import packageJson from '../../package.json'

export interface Health {
  status: 'ok' | 'degraded'
  database: 'ok' | 'down'
  jobs: 'ok' | 'down'
  /** The external calendar; off until one is connected. */
  calendar: 'ok' | 'stale' | 'off'
  /** Jobs that failed for good and wait for somebody to look at them. */
  deadLetters: number
  version: string
}

const PATIENCE_MS = 3000

async function within<Value>(work: Promise<Value>): Promise<Value | undefined> {
  const timeout = new Promise<undefined>((done) => setTimeout(done, PATIENCE_MS, undefined).unref())
  return Promise.race([work, timeout]).catch(() => undefined)
}

/** Asks each part of the site whether it works, a few seconds at most. */
export async function health(payload: Payload): Promise<Health> {
  const database = await within(postgresOf(payload).drizzle.execute(sql`SELECT 1`))
  const stats = database && (await within(jobQueue().then((boss) => boss.getQueueStats(deadLetters))))
  return {
    status: database && stats ? 'ok' : 'degraded',
    database: database ? 'ok' : 'down',
    jobs: stats ? 'ok' : 'down',
    calendar: 'off',
    deadLetters: stats?.[0]?.queuedCount ?? 0,
    version: packageJson.version,
  }
}
