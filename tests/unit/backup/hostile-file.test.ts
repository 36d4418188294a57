import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { checkBackup, writeBackupFile } from '../../../src/features/backup/file'
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
