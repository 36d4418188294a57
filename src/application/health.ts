import type { Payload } from 'payload'
import { env } from '@/env'
import { type LastBackup, lastBackup } from '@/features/backup/queries'
import { type BackupState, backupState } from '@/features/backup/rules'
import { calendarHealth } from '@/features/calendar/connection/status'
import { postgresOf } from '@/lib/db/transaction'
import type { Figure } from '@/lib/figures'
import { type Space, spaceOf } from '@/lib/files/storage-full'
import { jobQueue } from '@/lib/jobs/boss'
import { type JobCounts, jobCounts, jobsByQueue } from '@/lib/jobs/job-counts'
import { deadLetters } from '@/lib/jobs/queues'
import { type RetriedMails, retriedMails } from '@/lib/jobs/retried-mails'
import { type MailServer, mailServer } from '@/lib/mail/mail-server'
import packageJson from '../../package.json'
import { uploadsState } from './shared-uploads'
import { hasWeakerRole } from './weaker-role'

export interface Health {
  /** degraded: a part does not work, or nothing can be written. */
  status: 'ok' | 'degraded'
  database: 'ok' | 'down'
  jobs: 'ok' | 'down'
  disk: Space | { state: 'unknown' }
  /** Mails that the mail server has not accepted yet. Retries are not a fault of the site. */
  mail: RetriedMails & {
    state: 'ok' | 'retrying' | 'unknown'
    server: MailServer['server'] | 'unknown'
    problem: string | null
  }
  /** The external calendar; off until one is connected. */
  calendar: 'ok' | 'stale' | 'off'
  /** on: the database prevents the application from changing the audit log; off: its server does not allow the role. */
  auditRole: 'ok' | 'off'
  deadLetters: number
  /** Unfinished jobs; null if they cannot be counted. */
  jobCounts: JobCounts | null
  backup: LastBackup & { state: BackupState }
  /**
   * Shows if all servers on this database store their pictures in one place; away: the storage does not answer, or rejects
   * requests.
   */
  uploads: 'ok' | 'not_shared' | 'away' | 'unknown'
  version: string
}

const TIMEOUT_MS = 3000

async function within<Value>(work: Promise<Value>): Promise<Value | undefined> {
  const timeout = new Promise<undefined>((done) => setTimeout(done, TIMEOUT_MS, undefined).unref())
  return Promise.race([work, timeout]).catch(() => undefined)
}

function mailState(retried: RetriedMails | undefined, server: MailServer | undefined): Health['mail'] {
  const answer = server ?? { server: 'unknown' as const, problem: null }
  if (!retried) return { state: 'unknown', retrying: 0, since: null, ...answer }
  return { state: retried.retrying > 0 ? 'retrying' : 'ok', ...retried, ...answer }
}

const noBackup: LastBackup = { at: null, bytes: null, problem: null }

async function vitals(payload: Payload) {
  const [database, space] = await Promise.all([
    within(postgresOf(payload).drizzle.execute('SELECT 1')),
    within(spaceOf(env.DATA_DIR)),
  ])
  const stats = database
    ? await within(jobQueue().then((boss) => boss.getQueueStats(deadLetters)))
    : undefined
  const works = database && stats && space?.state !== 'full'
  return { status: works ? ('ok' as const) : ('degraded' as const), database, stats, space }
}

export async function healthSummary(payload: Payload): Promise<Pick<Health, 'status' | 'database'>> {
  const { status, database } = await vitals(payload)
  return { status, database: database ? 'ok' : 'down' }
}

export async function health(payload: Payload): Promise<Health> {
  const [{ status, database, stats, space }, mails] = await Promise.all([
    vitals(payload),
    within(mailServer()),
  ])
  const [retried, counts, backup, calendar, uploads] = database
    ? await Promise.all([
        within(retriedMails(payload)),
        within(jobCounts(payload)),
        within(lastBackup(payload)),
        within(calendarHealth(payload)),
        within(uploadsState(payload)),
      ])
    : []
  return {
    status,
    database: database ? 'ok' : 'down',
    jobs: stats ? 'ok' : 'down',
    disk: space ?? { state: 'unknown' },
    mail: mailState(retried, mails),
    auditRole: hasWeakerRole() ? 'ok' : 'off',
    calendar: calendar ?? 'off',
    deadLetters: stats?.[0]?.queuedCount ?? 0,
    jobCounts: counts ?? null,
    backup: { ...(backup ?? noBackup), state: backupState(backup ?? noBackup, new Date()) },
    uploads: uploads ?? 'unknown',
    version: packageJson.version,
  }
}

function connections(payload: Payload): Figure[] {
  const { totalCount, idleCount, waitingCount } = postgresOf(payload).pool
  const counts = { used: totalCount - idleCount, idle: idleCount, awaited: waitingCount }
  return Object.entries(counts).map(([state, value]) => ({
    name: 'database_connections',
    labels: { state },
    value,
  }))
}

async function jobs(payload: Payload): Promise<Figure[]> {
  const [counts, { retrying }] = await Promise.all([jobsByQueue(payload), retriedMails(payload)])
  return [
    ...counts.map(
      ({ queue, state, count }): Figure => ({ name: 'jobs', labels: { queue, state }, value: count }),
    ),
    { name: 'mails_retrying', value: retrying },
  ]
}

async function backup(payload: Payload): Promise<Figure[]> {
  const { at, bytes } = await lastBackup(payload)
  if (at === null || bytes === null) return []
  return [
    { name: 'backup_timestamp_seconds', value: Date.parse(at) / 1000 },
    { name: 'backup_bytes', value: bytes },
  ]
}

const space = async (): Promise<Figure[]> => [
  { name: 'disk_free_bytes', value: (await spaceOf(env.DATA_DIR)).freeBytes },
]

export async function figuresOf(payload: Payload): Promise<Figure[]> {
  const parts = await Promise.allSettled([connections(payload), jobs(payload), backup(payload), space()])
  return parts.flatMap((part) => (part.status === 'fulfilled' ? part.value : []))
}
