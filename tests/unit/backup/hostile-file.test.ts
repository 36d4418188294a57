import { createHash } from 'node:crypto'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { checkBackup, type Manifest, secretsOf, writeBackupFile } from '../../../src/features/backup/file'
import { stageFiles } from '../../../src/features/backup/staged-files'

const folder = mkdtempSync(join(tmpdir(), 'hostile-backup-'))
const file = join(folder, 'hostile.tar.gz')
const now = new Date('2027-03-28T12:00:00Z')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const MEGABYTE = 1024 * 1024
const small = { name: 'a', data: Buffer.from('a') }

/** The head of an entry with a size that the file never has to hold. */
function tarHead(name: string, type: string, size: number): Buffer {
  const head = Buffer.alloc(512)
  head.write(name)
  head.write('0000600\0', 100)
  head.write('0000000\0'.repeat(2), 108)
  head.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  head.write('00000000000\0', 136)
  head.write('        ', 148)
  head.write(type, 156)
  head.write('ustar\x0000', 257)
  const sum = head.reduce((total, byte) => total + byte, 0)
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return head
}

const zeros = function* (megabytes: number) {
  const chunk = Buffer.alloc(MEGABYTE)
  for (let count = 0; count < megabytes; count++) yield chunk
}

const packed = (...parts: Iterable<Buffer>[]) =>
  pipeline(
    Readable.from(
      (function* () {
        for (const part of parts) yield* part
      })(),
    ),
    createGzip(),
    createWriteStream(file),
  )

it('a part twice is refused: one of them was checked by nobody', async () => {
  await writeBackupFile(file, [small, { name: 'a', data: Buffer.from('b') }], now)
  await expect(checkBackup(file)).rejects.toThrow('its part a is there twice')
})

it('a small file that unpacks to very much is refused early', async () => {
  await packed(
    [tarHead('a', '0', 200 * MEGABYTE)],
    zeros(200),
    [tarHead('b', '0', 200 * MEGABYTE)],
    zeros(200),
  )
  await expect(checkBackup(file)).rejects.toThrow('it unpacks to far more than a backup does')
})

it.each(['x', 'g', 'L'])('an endless head of kind %s is refused before it fills the memory', async (kind) => {
  await packed([tarHead('a', kind, 4000 * MEGABYTE)], zeros(400))
  const before = process.memoryUsage().arrayBuffers
  await expect(checkBackup(file)).rejects.toThrow('Header exceeds max size')
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(150 * MEGABYTE)
})

it('names in messages reach no terminal as commands', async () => {
  await writeBackupFile(file, [{ name: '\x1b]0;owned\x07a', data: Buffer.from('a') }, small, small], now)
  await expect(checkBackup(file)).rejects.toThrow(/^\P{Cc}*$/u)
  const manifest = { '\x1b[2Ja': { bytes: 1, sha256: '0'.repeat(64) } }
  await writeBackupFile(
    file,
    [{ name: 'manifest.json', data: Buffer.from(JSON.stringify({ parts: manifest })) }],
    now,
  )
  await expect(checkBackup(file)).rejects.toThrow(/^\P{Cc}*$/u)
})

it.each(['..', '.', '', '/', 'a/..', '../../x/..', 'a\0b'])(
  'a file that would be %j is refused and leaves nothing',
  async (name) => {
    const dataDir = mkdtempSync(join(folder, 'data-'))
    const staged = stageFiles(dataDir, Readable.from([small]), { media: { a: name } } as never)
    await expect(staged).rejects.toThrow('is no name of a file')
  },
)

const part = (name: string, text: string) => ({ name, data: Buffer.from(text) })
const keys = {
  PAYLOAD_SECRET: 'p'.repeat(32),
  ENCRYPTION_KEY: 'a'.repeat(64),
  ENCRYPTION_KEYS_OLD: ['b'.repeat(64)],
}
const secrets = (given: object = keys) => part('secrets.json', JSON.stringify(given))
const needed = [secrets(), part('audit-anchors.jsonl', ''), part('jobs.jsonl', '')]

/** A backup whose manifest agrees with its parts, as someone can write it who has none of the keys. */
async function agreeing(parts: { name: string; data: Buffer }[], media: Manifest['media'] = {}) {
  const manifest: Manifest = {
    format: 1,
    madeAt: now.toISOString(),
    version: '1',
    siteUrl: 'x',
    postgres: '18',
    keyId: 'x',
    siteWasRunning: false,
    migrations: [],
    tables: {},
    jobs: 0,
    sequences: {},
    media,
    missing: [],
    parts: Object.fromEntries(
      parts.map(({ name, data }) => [
        name,
        { bytes: data.length, sha256: createHash('sha256').update(data).digest('hex') },
      ]),
    ),
  }
  await writeBackupFile(file, [...parts, part('manifest.json', JSON.stringify(manifest))], now)
  return checkBackup(file)
}

it('a whole one is taken', async () => {
  const picture = part('media/a.png', 'a')
  await expect(agreeing([...needed, picture], { 'media/a.png': 'a.png' })).resolves.toBeDefined()
  await expect(secretsOf(file)).resolves.toEqual(keys)
})

it.each(['secrets.json', 'audit-anchors.jsonl', 'jobs.jsonl'])(
  'one without %s is refused before files are replaced',
  async (missing) => {
    await expect(agreeing(needed.filter(({ name }) => name !== missing))).rejects.toThrow(
      `its part ${missing} is missing`,
    )
  },
)

it('pictures that would fail only after files are replaced are refused', async () => {
  const [one, two] = [part('media/1', '1'), part('media/2', '2')]
  await expect(agreeing([...needed, one], { 'media/1': 'a.png', 'media/2': 'b.png' })).rejects.toThrow(
    'its part media/2 is missing',
  )
  await expect(agreeing([...needed, one, two], { 'media/1': 'a.png', 'media/2': 'a.png' })).rejects.toThrow(
    'two of its pictures are one file',
  )
})

it('the keys are not served as a picture', async () => {
  await expect(agreeing(needed, { 'secrets.json': 'a.png' })).rejects.toThrow(
    'its part secrets.json is no picture',
  )
})

it('a part with the name of what every object has is not in the manifest', async () => {
  const { data } = part('x', 'x')
  await agreeing(needed)
  const manifest = { ...(await checkBackup(file)) }
  await writeBackupFile(
    file,
    [...needed, { name: 'constructor', data }, part('manifest.json', JSON.stringify(manifest))],
    now,
  )
  await expect(checkBackup(file)).rejects.toThrow('its part constructor is not in its manifest')
})

it.each([
  { ...keys, ENCRYPTION_KEY: 'a\nDATABASE_URL=postgres://elsewhere' },
  { ...keys, ENCRYPTION_KEYS_OLD: ['short'] },
  { ...keys, PAYLOAD_SECRET: '' },
  [],
])('keys with which no site starts are refused: %j', async (given) => {
  await agreeing([secrets(given), ...needed.slice(1)])
  await expect(secretsOf(file)).rejects.toThrow('its keys are no keys of a site')
})
