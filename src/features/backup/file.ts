import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { type Part, readTar, writeTar } from '@/lib/archive/tar'

export const MANIFEST = 'manifest.json'
export const SECRETS = 'secrets.json'
export const ANCHORS = 'audit-anchors.jsonl'
export const JOBS = 'jobs.jsonl'
/** Rows as lines of JSON, in parts of a few megabytes. */
export const tableOf = (partName: string) => /^tables\/([^/]+)\/\d+\.jsonl$/.exec(partName)?.[1]

export const currentFormat = 1
const sum = z.string().regex(/^[0-9a-f]{64}$/)

const manifestSchema = z.object({
  format: z.literal(currentFormat, 'it was written by a newer version of the site'),
  madeAt: z.iso.datetime(),
  version: z.string(),
  siteUrl: z.string(),
  postgres: z.string(),
  /** True if a server was running. Its waiting jobs may be done since. */
  siteWasRunning: z.boolean(),
  keyId: z.string(),
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.object({ rows: z.number(), sum })),
  jobs: z.number(),
  sequences: z.record(z.string(), z.object({ last: z.string(), called: z.boolean() })),
  media: z.record(z.string(), z.string()),
  missing: z.array(z.string()),
  parts: z.record(z.string(), z.object({ bytes: z.number(), sha256: sum })),
})

export type Manifest = z.infer<typeof manifestSchema>

const key = z.string().regex(/^[0-9a-fA-F]{64}$/)
const secretsSchema = z.object({
  PAYLOAD_SECRET: z.string().min(32),
  ENCRYPTION_KEY: key,
  ENCRYPTION_KEYS_OLD: z.array(key),
})

/** The keys of the site's sealed values. */
export type BackupSecrets = z.infer<typeof secretsSchema>

/** The file is not a whole backup. The message names it. */
class BadBackup extends Error {
  constructor(file: string, reason: string) {
    // Names in a foreign file could be commands for the terminal.
    super(`${file} is not a whole backup: ${reason.replace(/\p{Cc}/gu, '?')}.`)
    this.name = 'BadBackup'
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Writes a private file and renames it when it is on disk. @returns its size in bytes */
export async function writeBackupFile(file: string, parts: AsyncIterable<Part> | Iterable<Part>, now: Date) {
  const half = `${file}.part`
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  // A leftover file could be readable by others.
  await rm(half, { force: true })
  try {
    await pipeline(
      writeTar(parts, now),
      createGzip(),
      createWriteStream(half, { mode: 0o600, flush: true, flags: 'wx' }),
    )
    await rename(half, file)
    await syncFolder(dirname(file))
    return (await stat(file)).size
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
}

const FREE_BYTES = 64 * 1024 * 1024
/** Rows of JSON shrink to a tenth. Zeros shrink to a thousandth. */
const MAX_RATIO = 200

/** @throws Error if the parts so far are much more than a backup of this size in bytes holds */
async function* withinRatio(parts: AsyncIterable<Part>, size: number): AsyncGenerator<Part> {
  let unpacked = 0
  for await (const part of parts) {
    // Each part has a head, also an empty one.
    unpacked += part.data.length + 512
    if (unpacked > FREE_BYTES + size * MAX_RATIO) throw new Error('it unpacks to far more than a backup does')
    yield part
  }
}

/** The parts of a backup in order. @throws BadBackup */
export async function* partsOf(file: string): AsyncGenerator<Part> {
  // Read errors reach the reader through the pipeline.
  const source = createReadStream(file)
  const plain = createGunzip()
  const reading = pipeline(source, plain)
  reading.catch(() => undefined)
  try {
    yield* withinRatio(readTar(plain), (await stat(file)).size)
    await reading
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new Error(`There is no file ${file}.`)
    throw new BadBackup(file, message)
  } finally {
    source.destroy()
  }
}

function contentOf(file: string, { name, data }: Part): unknown {
  try {
    return JSON.parse(data.toString('utf8'))
  } catch {
    throw new BadBackup(file, `${name} cannot be read`)
  }
}

function readManifest(file: string, part: Part): Manifest {
  const parsed = manifestSchema.safeParse(contentOf(file, part))
  if (parsed.success) return parsed.data
  throw new BadBackup(file, `its manifest is of another kind (${parsed.error.issues[0]?.message})`)
}

/** The keys of a backup. A site does not start with others than these. @throws BadBackup */
export async function secretsOf(file: string): Promise<BackupSecrets> {
  for await (const part of partsOf(file)) {
    if (part.name !== SECRETS) continue
    const parsed = secretsSchema.safeParse(contentOf(file, part))
    if (parsed.success) return parsed.data
    throw new BadBackup(file, 'its keys are no keys of a site')
  }
  throw new BadBackup(file, 'it holds no keys')
}

/** What a restore would notice only after it has replaced files. */
function requireWholeSite(file: string, { media, parts }: Manifest): void {
  const pictures = Object.keys(media)
  const isPart = (name: string) => Object.hasOwn(parts, name)
  const lost = [SECRETS, ANCHORS, JOBS, ...pictures].find((name) => !isPart(name))
  if (lost) throw new BadBackup(file, `its part ${lost} is missing`)
  const other = pictures.find((name) => !name.startsWith('media/'))
  if (other) throw new BadBackup(file, `its part ${other} is no picture`)
  if (new Set(Object.values(media)).size < pictures.length)
    throw new BadBackup(file, 'two of its pictures are one file')
}

/** Compares each part of a backup with its manifest. @throws BadBackup */
export async function checkBackup(file: string): Promise<Manifest> {
  const seen = new Map<string, string>()
  let manifest: Manifest | undefined
  for await (const part of partsOf(file)) {
    if (manifest) throw new BadBackup(file, 'there is data after its manifest')
    if (part.name === MANIFEST) manifest = readManifest(file, part)
    else if (seen.has(part.name)) throw new BadBackup(file, `its part ${part.name} is there twice`)
    else seen.set(part.name, createHash('sha256').update(part.data).digest('hex'))
  }
  if (!manifest) throw new BadBackup(file, 'its manifest is missing')
  for (const [name, { sha256 }] of Object.entries(manifest.parts)) {
    if (!seen.has(name)) throw new BadBackup(file, `its part ${name} is missing`)
    if (seen.get(name) !== sha256) throw new BadBackup(file, `its part ${name} was changed`)
  }
  const { parts } = manifest
  const strange = [...seen.keys()].find((name) => !Object.hasOwn(parts, name))
  if (strange) throw new BadBackup(file, `its part ${strange} is not in its manifest`)
  requireWholeSite(file, manifest)
  return manifest
}
