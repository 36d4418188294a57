import { expect, it } from 'vitest'
import { backupState, nextRun } from '../../../src/features/backup/rules'
import { readTar, writeTar } from '../../../src/lib/archive/tar'

const now = new Date('2027-03-28T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()
const run = { bytes: 1, problem: null }

it('a backup is old after two days, and a failure counts before its age', () => {
  expect(backupState({ ...run, at: hoursAgo(49) }, now)).toBe('ok')
  expect(backupState({ ...run, at: hoursAgo(51) }, now)).toBe('old')
  expect(backupState({ at: null, bytes: null, problem: null }, now)).toBe('none')
  expect(backupState({ ...run, at: hoursAgo(1), problem: 'no space' }, now)).toBe('failed')
})

it('the next run is today or tomorrow, in UTC', () => {
  expect(nextRun('12:01', now).toISOString()).toBe('2027-03-28T12:01:00.000Z')
  expect(nextRun('12:00', now).toISOString()).toBe('2027-03-29T12:00:00.000Z')
  expect(nextRun('03:00', new Date('2027-12-31T03:00:01Z')).toISOString()).toBe('2028-01-01T03:00:00.000Z')
})

async function* inPieces(data: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < data.length; at += size) yield data.subarray(at, at + size)
}

async function archiveOf(parts: { name: string; data: Buffer }[]): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of writeTar(parts, now)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function contents(source: AsyncIterable<Buffer>) {
  const parts: { name: string; data: Buffer }[] = []
  for await (const part of readTar(source)) parts.push(part)
  return parts
}

it('an archive is read as it was written, however it arrives', async () => {
  const parts = [0, 1, 511, 512, 513, 4000].map((size) => ({
    name: `part ${size}`,
    data: Buffer.alloc(size, 'a'),
  }))
  const archive = await archiveOf(parts)
  for (const size of [1, 512, 700, archive.length])
    expect(await contents(inPieces(archive, size))).toEqual(parts)
})

it('an archive that is cut off or damaged is none', async () => {
  const archive = await archiveOf([{ name: 'a', data: Buffer.alloc(600, 'a') }])
  for (const length of [100, 512, 1000, archive.length - 1030])
    await expect(contents(inPieces(archive.subarray(0, length), 100))).rejects.toThrow('Unexpected end')
  const damaged = Buffer.from(archive)
  damaged.writeUInt8(1, 3)
  await expect(contents(inPieces(damaged, 512))).rejects.toThrow('Invalid tar header')
})
