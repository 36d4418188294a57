import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalReq } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { restoreSite } from '../../../src/application/backup/restore'
import { env } from '../../../src/env'
import {
  checkBackup,
  MANIFEST,
  type Manifest,
  partsOf,
  writeBackupFile,
} from '../../../src/features/backup/file'
import { BACKUP_LOCK } from '../../../src/features/backup/lock'
import { type Connection, SAME_SPELLING, siteTables, sumOf } from '../../../src/features/backup/rows'
import { pictureFiles, removePictureFiles } from '../../../src/features/media/store'
import { makeAnchor } from '../../../src/features/security/audit/anchors'
import { keepAnchor } from '../../../src/features/security/audit/kept-anchors'
import type { Part } from '../../../src/lib/archive/tar'
import { siteKeys } from '../../../src/lib/crypto/site-keys'
import { folderStore } from '../../../src/lib/files/folder-store'
import { sendJob } from '../../../src/lib/jobs/send'
import { type BookingAnswer, bookingBody, first, freeDays } from '../../support/booking'
import { command } from '../../support/command'
import { stored } from '../../support/documents'
import { anchorNow, ownerOfTables } from '../../support/log-owner'
import { databaseOn, dropDatabase, onServer } from '../../support/scratch-server'
import { enrolled } from '../../support/second-factor'
import { call, site } from '../../support/site'

// Each command is a process that loads the whole site; a busy machine is slow, not wrong.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 600_000 })

const folder = mkdtempSync(join(tmpdir(), 'quickwin-backup-'))
const file = join(folder, 'site.tar.gz')
const adminUrl = inject('adminUrl')
const names: string[] = []
const clients: pg.Client[] = []
let owner: pg.Client
let bookingId: string

const ODD_TEXT = 'She said "yes", {then}: \\N\n\\.\nand 😀'

/** An empty database with an empty folder next to it. */
async function emptyPlace() {
  const name = `quickwin_restored_${randomBytes(6).toString('hex')}`
  await onServer(adminUrl, `CREATE DATABASE ${name}`)
  names.push(name)
  const url = databaseOn(process.env.DATABASE_URL ?? '', name)
  const dataDir = mkdtempSync(join(folder, 'place-'))
  return {
    url,
    dataDir,
    env: { DATABASE_URL: url, DATA_DIR: dataDir },
    async connect(): Promise<pg.Client> {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      clients.push(client)
      return client
    },
  }
}
type Place = Awaited<ReturnType<typeof emptyPlace>>

const leaveAll = async () => {
  for (const client of clients.splice(0)) await client.end()
}

const restore = (place: Place, args: string[] = [], env = {}) =>
  command('restore', [file, ...args], { ...place.env, ...env })

/** Without a process of its own, which takes seconds: for what is refused before anything is changed. */
const restoreHere = async ({ url, dataDir }: Place, from = file, replace = false) =>
  restoreSite({
    file: from,
    manifest: await checkBackup(from),
    databaseUrl: url,
    dataDir,
    files: folderStore(join(dataDir, 'media')),
    replace,
    jobs: 'run',
    now: new Date(),
  })

async function inOneState<Result>(client: pg.Client, work: () => Promise<Result>): Promise<Result> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ')
  await client.query(SAME_SPELLING)
  const result = await work()
  await client.query('ROLLBACK')
  return result
}

/** Every table with what it holds. */
const holdings = (client: pg.Client) =>
  inOneState(client, async () => {
    const all: Record<string, { rows: number; sum: string }> = {}
    for (const table of await siteTables(client)) all[table.name] = await sumOf(client, table)
    return all
  })

/** What guards the rows: constraints, indexes, and triggers with when they fire. */
async function guards(client: Connection): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated AS line
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND conrelid <> 0
    UNION ALL SELECT tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text || pg_get_triggerdef(oid)
      FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`)
  return rows.map(({ line }) => line)
}

const isEmpty = async (client: pg.Client) =>
  (await client.query(`SELECT 1 FROM pg_tables WHERE schemaname IN ('public', 'jobs')`)).rowCount === 0

/** The rows of a table as the backup has them. */
async function linesOf(table: string): Promise<Record<string, string>[]> {
  const lines: string[] = []
  for await (const { name, data } of partsOf(file))
    if (name.startsWith(`tables/${table}/`)) lines.push(...data.toString().trimEnd().split('\n'))
  return lines.map((line) => JSON.parse(line))
}

/** The backup with other parts. */
async function rewritten(name: string, change: (part: Part) => Part | undefined): Promise<string> {
  const path = join(folder, name)
  const parts: Part[] = []
  for await (const part of partsOf(file)) {
    const changed = change(part)
    if (changed) parts.push(changed)
  }
  await writeBackupFile(path, parts, new Date())
  return path
}

const withManifest = (change: (manifest: Manifest) => void) => (part: Part) => {
  if (part.name !== MANIFEST) return part
  const manifest = JSON.parse(part.data.toString()) as Manifest
  change(manifest)
  return { ...part, data: Buffer.from(JSON.stringify(manifest)) }
}

beforeAll(async () => {
  const payload = await site()
  owner = await ownerOfTables()
  await enrolled('super_admin')
  await stored('media')
  await stored('media')
  for (const slug of ['blogs', 'faqs', 'projects', 'invitations', 'subscribers', 'redirects'])
    await stored(slug)
  const day = first(await freeDays(1))
  const { body } = await call<BookingAnswer>('POST', '/api/create-booking', {
    body: bookingBody(day.date, first(day.slots), { message: ODD_TEXT }),
  })
  bookingId = body.booking.id
  const req = await createLocalReq({}, payload)
  await sendJob(req, 'inquiry-mail', { inquiryId: bookingId, audience: 'team' })
  await owner.query(`UPDATE jobs.job SET state = 'retry', retry_count = 3 WHERE name = 'inquiry-mail'`)
  const start = new Date(Date.now() + 100 * 24 * 3_600_000).toISOString()
  await sendJob(req, 'booking-reminder', { bookingId, start, hours: 24 }, { startAfter: start })
  await anchorNow(owner)
}, 300_000)

afterAll(async () => {
  await leaveAll()
  await owner.end()
  for (const name of names) await dropDatabase(adminUrl, name)
  rmSync(folder, { recursive: true, force: true })
})

describe('a backup', () => {
  it('is made next to writers, sees one state, and is its owner’s alone', async () => {
    let isDone = false
    const write = async () => {
      while (!isDone) await stored('inquiries')
    }
    const writing = [write(), write()]
    const { status, output } = await command('backup', ['--to', file])
    isDone = true
    await Promise.all(writing)
    expect(status, output).toBe(0)
    expect(output).toContain('It is a secret')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
    const { rows } = await owner.query('SELECT bytes::int, problem FROM backup_runs')
    expect(rows).toEqual([{ bytes: statSync(file).size, problem: null }])

    // Each inquiry was made in one transaction with its entry in the log.
    const made = await linesOf('inquiries')
    const entries = (await linesOf('security_audit_log')).filter(
      ({ table_name }) => table_name === 'inquiries',
    )
    expect(made.length).toBeGreaterThan(0)
    expect(entries.map(({ record_id }) => record_id).sort()).toEqual(made.map(({ id }) => id).sort())
  })

  it('holds back the removal of files while it looks at rows that name them', async () => {
    const payload = await site()
    await pictureFiles.write([{ name: 'unused.png', data: Buffer.from('x') }])
    const backup = await ownerOfTables()
    await backup.query('SELECT pg_advisory_lock_shared($1)', [BACKUP_LOCK])
    await removePictureFiles(payload, ['unused.png'])
    expect(await pictureFiles.readWhole('unused.png')).toBeDefined()
    await backup.end()
    await expect
      .poll(
        async () => {
          await removePictureFiles(payload, ['unused.png'])
          return pictureFiles.readWhole('unused.png')
        },
        { timeout: 20_000 },
      )
      .toBeUndefined()
  })

  it('is not written over, and a failure is noted with its reason', async () => {
    const again = await command('backup', ['--to', file])
    expect(again).toMatchObject({ status: 2, output: expect.stringContaining('is there already') })
    writeFileSync(join(folder, 'no-folder'), '')
    const failed = await command('backup', ['--to', join(folder, 'no-folder', 'x.tar.gz')])
    expect(failed.status).toBe(2)
    const { rows } = await owner.query('SELECT bytes, problem FROM backup_runs ORDER BY id DESC LIMIT 1')
    expect(rows).toEqual([{ bytes: null, problem: expect.stringMatching(/ENOTDIR|EEXIST/) }])
  })

  it('keeps the given number in its folder', async () => {
    const kept = join(folder, 'kept')
    mkdirSync(kept)
    const older = ['quickwin-20250101T030000Z.tar.gz', 'quickwin-20260101T030000Z.tar.gz', 'foreign']
    for (const name of older) writeFileSync(join(kept, name), '')
    const { status, output } = await command('backup', ['--folder', kept, '--keep', '2'])
    expect(status, output).toBe(0)
    const names = readdirSync(kept).sort()
    expect(names).toEqual(['foreign', older[1], expect.stringMatching(/^quickwin-/)])
    await checkBackup(join(kept, names.at(-1) ?? ''))
  })

  it('notes that older ones could not be removed, next to the one that it made', async () => {
    const stuck = join(folder, 'stuck')
    // A folder in the place of an old backup: no file that could be removed.
    mkdirSync(join(stuck, 'quickwin-20250101T030000Z.tar.gz'), { recursive: true })
    const { status, output } = await command('backup', ['--folder', stuck, '--keep', '1'])
    expect(output).toContain('older ones were not removed')
    expect(status).toBe(2)
    const { rows } = await owner.query(
      'SELECT bytes IS NOT NULL AS made, problem FROM backup_runs ORDER BY id DESC LIMIT 2',
    )
    expect(rows).toEqual([
      {
        made: false,
        problem: expect.stringContaining('The backup was made, but older ones were not removed'),
      },
      { made: true, problem: null },
    ])
    const made = readdirSync(stuck).find((name) => !name.startsWith('quickwin-2025'))
    await checkBackup(join(stuck, made ?? ''))
  })

  it('without any of its pictures is said to be none, and pushes no other out', async () => {
    const kept = join(folder, 'elsewhere')
    mkdirSync(kept)
    writeFileSync(join(kept, 'quickwin-20250101T030000Z.tar.gz'), '')
    const DATA_DIR = mkdtempSync(join(folder, 'wrong-'))
    const { status, output } = await command('backup', ['--folder', kept, '--keep', '1'], { DATA_DIR })
    expect(status, output).toBe(2)
    expect(output).toMatch(/but it has none of the \d+ files of its pictures: are DATA_DIR and S3_/)
    expect(readdirSync(kept)).toContain('quickwin-20250101T030000Z.tar.gz')
    const { rows } = await owner.query('SELECT problem FROM backup_runs ORDER BY id DESC LIMIT 1')
    expect(rows).toEqual([{ problem: expect.stringContaining('none of the') }])
  })
})

describe('a restored site', () => {
  let place: Place
  let client: pg.Client

  beforeAll(async () => {
    // As a server would write it between our looking at the rows and at the file.
    const later = makeAnchor('anchor', { sequence: 1_000_000, hash: 'f'.repeat(64) }, new Date(), siteKeys)
    keepAnchor(process.env.DATA_DIR ?? '', later)
    // Nothing writes any more: the copy can be compared with the site itself.
    rmSync(file)
    // As the workers of a running site.
    const running = new pg.Client({ connectionString: env.DATABASE_URL, application_name: 'quickwin-jobs' })
    await running.connect()
    expect(await command('backup', ['--to', file])).toMatchObject({ status: 0 })
    await running.end()
    place = await emptyPlace()
    const { status, output } = await restore(place, ['--jobs', 'run'])
    expect(status, output).toBe(0)
    client = await place.connect()
  }, 120_000)

  it('has the same rows in the same tables, guarded in the same way', async () => {
    const { backup_runs: _, security_audit_log: log, ...before } = await holdings(owner)
    const { backup_runs: __, security_audit_log: after, ...restored } = await holdings(client)
    expect(restored).toEqual(before)
    // It says itself that it was restored.
    expect(after?.rows).toBe((log?.rows ?? 0) + 1)
    expect(await guards(client)).toEqual(await guards(owner))
  })

  it('has an audit log that verifies and goes on', async () => {
    await client.query(`INSERT INTO backup_runs (made_at, bytes) VALUES (now(), 1)`)
    expect(await command('audit-verify', [], place.env)).toMatchObject({
      status: 0,
      output: expect.stringContaining('The audit log is whole'),
    })
    await expect(client.query(`DELETE FROM security_audit_log`)).rejects.toThrow()
  })

  it('has the jobs that waited, once, and with the tries that they had', async () => {
    const select = `SELECT id, name, data, retry_count, start_after, singleton_key,
        CASE WHEN state = 'active' THEN 'retry' ELSE state::text END AS state
      FROM jobs.job WHERE state IN ('created', 'retry', 'active') AND name NOT LIKE '\\_\\_%'
        AND name NOT IN ('housekeeping', 'calendar-sync') ORDER BY id`
    const { rows: before } = await owner.query(select)
    const { rows: after } = await client.query(select)
    expect(after).toEqual(before)
    expect(after).toContainEqual(
      expect.objectContaining({ name: 'inquiry-mail', state: 'retry', retry_count: 3 }),
    )
    expect(after).toContainEqual(expect.objectContaining({ name: 'booking-reminder', state: 'created' }))
  })
})

describe('a restore', () => {
  it('overwrites nothing without its option, and then takes keys of before', async () => {
    const place = await emptyPlace()
    const client = await place.connect()
    await client.query('CREATE TABLE foreign_table (id int)')
    await leaveAll()
    const refused = await restore(place)
    expect(refused).toMatchObject({ status: 2, output: expect.stringContaining('The database is not empty') })
    const { rowCount } = await (await place.connect()).query('SELECT 1 FROM pg_tables WHERE tablename = $1', [
      'foreign_table',
    ])
    expect(rowCount).toBe(1)
    await leaveAll()

    writeFileSync(join(place.dataDir, 'audit-anchors.jsonl'), 'foreign')
    const other = randomBytes(32).toString('hex')
    const { status, output } = await restore(place, ['--replace'], {
      ENCRYPTION_KEY: other,
      ENCRYPTION_KEYS_OLD: siteKeys.current,
    })
    expect(status, output).toBe(0)
    const [aside = ''] = readdirSync(place.dataDir).filter((name) => name.startsWith('audit-anchors.before-'))
    expect(readFileSync(join(place.dataDir, aside), 'utf8')).toBe('foreign')
    const restored = await place.connect()
    const { rows } = await restored.query(
      `SELECT to_regclass('foreign_table') IS NULL AS gone, (SELECT count(*)::int FROM bookings) AS bookings`,
    )
    expect(rows).toEqual([{ gone: true, bookings: 1 }])

    // Jobs that the site, which was running, may have done since are held, and can be sent again from where they lie.
    expect(output).toContain('held among the dead letters')
    const { rows: held } = await restored.query(
      `SELECT name, source_name, source_retry_count, data->>'audience' AS audience FROM jobs.job
       WHERE source_name = 'inquiry-mail' OR name = 'inquiry-mail'`,
    )
    expect(held).toEqual([
      { name: 'dead-letters', source_name: 'inquiry-mail', source_retry_count: 3, audience: 'team' },
    ])
    const { rows: due } = await restored.query(
      `SELECT name FROM jobs.job WHERE state IN ('created', 'retry') AND start_after <= now() AND name <> 'dead-letters'`,
    )
    expect(due).toEqual([])
    const { rowCount: reminders } = await restored.query(
      `SELECT 1 FROM jobs.job WHERE name = 'booking-reminder'`,
    )
    expect(reminders).toBeGreaterThan(0)
    await leaveAll()
  })

  it('goes over no files either', async () => {
    const place = await emptyPlace()
    writeFileSync(join(place.dataDir, 'audit-anchors.jsonl'), 'x')
    await expect(restoreHere(place)).rejects.toThrow('holds the files of a site')
    expect(await isEmpty(await place.connect())).toBe(true)
    await leaveAll()
  })

  it('is refused while someone is connected', async () => {
    const place = await emptyPlace()
    await place.connect()
    await expect(restoreHere(place, file, true)).rejects.toThrow('Stop the site first')
    await leaveAll()
  })

  it('is refused without the keys that open what is sealed', async () => {
    const place = await emptyPlace()
    const refused = await restore(place, [], { ENCRYPTION_KEY: randomBytes(32).toString('hex') })
    expect(refused).toMatchObject({ status: 2, output: expect.stringMatching(/lacks the key [0-9a-f]{8}/) })
    expect(refused.output).not.toContain(siteKeys.current)
  })

  it('takes no file that is torn, changed or newer, and leaves the place empty', async () => {
    const whole = readFileSync(file)
    const torn = join(folder, 'torn.tar.gz')
    writeFileSync(torn, whole.subarray(0, whole.length - 20))
    const half = join(folder, 'half.tar.gz')
    writeFileSync(half, whole.subarray(0, whole.length / 2))
    const text = join(folder, 'text.tar.gz')
    writeFileSync(text, 'no backup')
    const lacking = await rewritten('lacking.tar.gz', (part) =>
      part.name === 'jobs.jsonl' ? undefined : part,
    )
    const unfinished = await rewritten('unfinished.tar.gz', (part) =>
      part.name === MANIFEST ? undefined : part,
    )
    const changed = await rewritten('changed.tar.gz', (part) =>
      part.name.startsWith('media/') ? { ...part, data: Buffer.from('another picture') } : part,
    )
    for (const path of [torn, half, text, lacking, unfinished, changed])
      await expect(checkBackup(path), path).rejects.toThrow(`${path} is not a whole backup`)
    const newer = await rewritten(
      'newer.tar.gz',
      withManifest((manifest) => manifest.migrations.push('29990101_000000_later')),
    )
    const place = await emptyPlace()
    expect(await command('restore', [torn], place.env)).toEqual({
      status: 2,
      output: expect.stringContaining('is not a whole backup'),
    })
    await expect(restoreHere(place, newer)).rejects.toThrow('newer version of the site')
    await expect(restoreHere(place, join(folder, 'nowhere.tar.gz'))).rejects.toThrow('There is no file')
    expect(await isEmpty(await place.connect())).toBe(true)
    expect(existsSync(join(place.dataDir, 'media'))).toBe(false)
    await leaveAll()
  })

  it('notices when what was put back is not what was backed up, and leaves the place empty', async () => {
    const wrong = await rewritten(
      'wrong.tar.gz',
      withManifest((manifest) => {
        manifest.tables.bookings = { rows: 1, sum: '0'.repeat(64) }
      }),
    )
    const place = await emptyPlace()
    expect(await command('restore', [wrong], place.env)).toMatchObject({
      status: 2,
      output: expect.stringContaining('The rows of the table bookings are not as they were'),
    })
    expect(await isEmpty(await place.connect())).toBe(true)
    await leaveAll()
  })
})
