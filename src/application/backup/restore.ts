import type { Payload } from 'payload'
import pg from 'pg'
import { payloadInstance } from '@/cms/payload'
import { emptyDatabase, isEmptyDatabase, otherConnections } from '@/features/backup/database'
import { JOBS, type Manifest, partsOf } from '@/features/backup/file'
import { type JobsPolicy, restoreJobs } from '@/features/backup/jobs'
import { loadTables } from '@/features/backup/load'
import { compareFiles, hasAnchors, stageFiles } from '@/features/backup/staged-files'
import { keptAnchors } from '@/features/security/audit/kept-anchors'
import { insertSiteEntry } from '@/features/security/audit/site-entry'
import { type Verdict, verifyAuditLog } from '@/features/security/audit/verify'
import { siteKeys } from '@/lib/crypto/site-keys'
import { postgresOf } from '@/lib/db/transaction'
import type { FileStore } from '@/lib/files/file-store'
import { jobQueue, stopJobs } from '@/lib/jobs/boss'
import { closePool } from '@/patches/payload/pool/pool'
import { applyMigrations, migrationNames } from '../apply-migrations'

const STOP_MS = 5000

export interface Restore {
  file: string
  manifest: Manifest
  databaseUrl: string
  dataDir: string
  files: FileStore
  /** True if existing data may be deleted. */
  replace: boolean
  jobs: JobsPolicy
  now: Date
}

export interface Restored {
  jobs: { waiting: number; held: number }
  audit: Verdict
}

async function inOneState<Result>(client: pg.Client, work: () => Promise<Result>): Promise<Result> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const result = await work()
  await client.query('COMMIT')
  return result
}

/** @throws Error if this version of the site is older than the backup */
function requireKnownMigrations({ migrations, version }: Manifest): void {
  const unknown = migrations.find((name) => !migrationNames.includes(name))
  if (unknown)
    throw new Error(
      `The backup was made by a newer version of the site (${version}, with the migration ${unknown}). Restore it with that version or a later one.`,
    )
}

/** @throws Error that names the obstacle */
async function requireFreeSite(client: pg.Client, { dataDir, files, replace }: Restore): Promise<void> {
  const others = await otherConnections(client)
  if (others > 0)
    throw new Error(
      `The database is in use (${others} ${others === 1 ? 'connection' : 'connections'}). Stop the site first.`,
    )
  if (replace) return
  if (!(await isEmptyDatabase(client)))
    throw new Error('The database is not empty. Nothing was changed; --replace removes what is there.')
  const taken = hasAnchors(dataDir) ? dataDir : (await files.isEmpty()) ? undefined : files.place
  if (taken)
    throw new Error(
      `${taken} holds the files of a site. Nothing was changed; --replace removes what is there.`,
    )
}

async function restoreWaitingJobs(client: pg.Client, { file, manifest, jobs: policy, now }: Restore) {
  // Creates the queue's own tables in this version's form.
  await jobQueue()
  await stopJobs(STOP_MS)
  const lines: string[] = []
  for await (const { name, data } of partsOf(file))
    if (name === JOBS) lines.push(...data.toString('utf8').split('\n').filter(Boolean))
  const put = await restoreJobs(client, lines, { policy, now })
  if (put.waiting + put.held !== manifest.jobs)
    throw new Error(`${put.waiting + put.held} jobs were put back and ${manifest.jobs} had waited.`)
  return put
}

/** Fills an empty database from the backup and brings it up to date. */
async function fill(payload: Payload, client: pg.Client, restore: Restore): Promise<Restored['jobs']> {
  const { file, manifest, now } = restore
  await applyMigrations(payload, new Set(manifest.migrations))
  await loadTables(client, partsOf(file), manifest)
  const jobs = await restoreWaitingJobs(client, restore)
  await applyMigrations(payload)
  const after = { backupOf: manifest.madeAt, restoredAt: now.toISOString(), by: 'site' }
  await insertSiteEntry(
    client,
    {
      action: 'INSERT',
      tableName: 'restore',
      recordId: manifest.madeAt,
      oldValues: null,
      newValues: after,
      by: 'restore',
    },
    siteKeys,
  )
  return jobs
}

/**
 * Restores a site from a verified backup: database, files, waiting jobs. The settings of this process must name the destination
 * and hold the backup's keys.
 * @throws Error if something is in the way, before any change; and if the restored data differs from the backup, with the
 * database empty again
 */
export async function restoreSite(restore: Restore): Promise<Restored> {
  const { file, files, manifest, databaseUrl, dataDir, now } = restore
  requireKnownMigrations(manifest)
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'quickwin-restore' })
  await client.connect()
  try {
    await requireFreeSite(client, restore)
    const staged = await stageFiles(dataDir, partsOf(file), manifest)
    if (restore.replace) await emptyDatabase(client)
    const payload = await payloadInstance()
    try {
      const jobs = await fill(payload, client, restore)
      await staged.commit(files, now)
      await compareFiles(files, manifest)
      const audit = await inOneState(client, () =>
        verifyAuditLog(client, { kept: keptAnchors(dataDir), keys: siteKeys }),
      )
      await closePool(postgresOf(payload).pool)
      return { jobs, audit }
    } catch (error) {
      await stopJobs(STOP_MS)
      await closePool(postgresOf(payload).pool)
      await emptyDatabase(client)
      await staged.discard()
      throw error
    }
  } finally {
    await client.end()
  }
}
