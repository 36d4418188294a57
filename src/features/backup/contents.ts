import { createHash } from 'node:crypto'
import { headOf } from '@/features/security/audit/anchors'
import type { Anchor } from '@/features/security/audit/kept-anchors'
import { keptAnchors } from '@/features/security/audit/kept-anchors'
import type { Part } from '@/lib/archive/tar'
import { type KeyRing, keyIdOf } from '@/lib/crypto/key-ring'
import type { FileStore } from '@/lib/files/file-store'
import { ANCHORS, type BackupSecrets, currentFormat, JOBS, MANIFEST, type Manifest, SECRETS } from './file'
import { waitingJobs } from './jobs'
import { mediaNames, mediaPart } from './media'
import { type Connection, jsonLines, RowSum, selectTable, siteTables } from './rows'

const PART_CHARACTERS = 4 * 1024 * 1024

export interface BackedUpSite {
  dataDir: string
  files: Pick<FileStore, 'readWhole'>
  keys: KeyRing
  payloadSecret: string
  siteUrl: string
  version: string
  isRunning: boolean
}

const ofLines = (name: string, lines: readonly string[]): Part => ({
  name,
  data: Buffer.from(lines.map((line) => `${line}\n`).join('')),
})

const ofJson = (name: string, value: unknown): Part => ({
  name,
  data: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
})

async function readState(connection: Connection) {
  const { rows: done } = await connection.query<{ name: string }>(
    'SELECT name FROM payload_migrations WHERE batch >= 0 ORDER BY id',
  )
  const { rows: found } = await connection.query<{ name: string; last: string | null; start: string }>(
    `SELECT sequencename::text AS name, last_value::text AS last, start_value::text AS start
     FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  )
  const { rows: server } = await connection.query<{ version: string }>(
    `SELECT current_setting('server_version') AS version`,
  )
  return {
    migrations: done.map(({ name }) => name),
    sequences: Object.fromEntries(
      found.map(({ name, last, start }) => [name, { last: last ?? start, called: last !== null }]),
    ),
    postgres: server[0]?.version ?? '',
  }
}

async function* inParts(
  portions: AsyncIterable<string[]>,
  nameOf: (part: number) => string,
): AsyncGenerator<Part> {
  let held: string[] = []
  let size = 0
  let count = 0
  for await (const lines of portions) {
    for (const line of lines) {
      held.push(line)
      size += line.length
      if (size < PART_CHARACTERS) continue
      yield ofLines(nameOf(++count), held)
      held = []
      size = 0
    }
  }
  if (held.length > 0) yield ofLines(nameOf(++count), held)
}

async function* counted(portions: AsyncIterable<string[]>, sum: RowSum): AsyncGenerator<string[]> {
  for await (const lines of portions) {
    for (const line of lines) sum.add(line)
    yield lines
  }
}

/** The anchors that match the rows. A later anchor would report missing entries. */
async function anchorsOf(connection: Connection, dataDir: string): Promise<Anchor[]> {
  const head = await headOf(connection)
  return keptAnchors(dataDir).anchors.filter(({ sequence }) => sequence <= head.sequence)
}

/**
 * All parts of a backup, the manifest last. Needs a snapshot with `SAME_SPELLING`. `tell` gets the result.
 */
export async function* contentsOf(
  connection: Connection & Parameters<typeof headOf>[0],
  site: BackedUpSite,
  now: Date,
  tell: (manifest: Manifest) => void,
): AsyncGenerator<Part> {
  const parts: Manifest['parts'] = {}
  const noted = (part: Part): Part => {
    const sha256 = createHash('sha256').update(part.data).digest('hex')
    parts[part.name] = { bytes: part.data.length, sha256 }
    return part
  }

  const secrets: BackupSecrets = {
    PAYLOAD_SECRET: site.payloadSecret,
    ENCRYPTION_KEY: site.keys.current,
    ENCRYPTION_KEYS_OLD: [...site.keys.old],
  }
  yield noted(ofJson(SECRETS, secrets))
  const anchors = await anchorsOf(connection, site.dataDir)
  yield noted(
    ofLines(
      ANCHORS,
      anchors.map((anchor) => JSON.stringify(anchor)),
    ),
  )

  const state = await readState(connection)
  const tables: Manifest['tables'] = {}
  for (const table of await siteTables(connection)) {
    const sum = new RowSum()
    const lines = counted(jsonLines(connection, selectTable(connection, table)), sum)
    for await (const part of inParts(lines, (number) => `tables/${table.name}/${number}.jsonl`))
      yield noted(part)
    tables[table.name] = sum.result
  }

  const jobs: string[] = []
  const select = await waitingJobs(connection)
  if (select) for await (const lines of jsonLines(connection, select)) jobs.push(...lines)
  yield noted(ofLines(JOBS, jobs))

  const media: Manifest['media'] = {}
  const missing: string[] = []
  for (const name of await mediaNames(connection)) {
    const data = await site.files.readWhole(name)
    if (!data) {
      missing.push(name)
      continue
    }
    media[mediaPart(name)] = name
    yield noted({ name: mediaPart(name), data })
  }

  const manifest: Manifest = {
    format: currentFormat,
    madeAt: now.toISOString(),
    version: site.version,
    siteUrl: site.siteUrl,
    siteWasRunning: site.isRunning,
    keyId: keyIdOf(site.keys.current),
    ...state,
    tables,
    jobs: jobs.length,
    media,
    missing,
    parts,
  }
  tell(manifest)
  yield ofJson(MANIFEST, manifest)
}
