import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, it, vi } from 'vitest'
import {
  announceStorage,
  checkUploads,
  storageNumber,
  uploadsShared,
} from '../../../src/application/shared-uploads'
import { env } from '../../../src/env'
import { pictureFiles } from '../../../src/features/media/store'
import { bucketStore } from '../../../src/lib/files/bucket-store'
import { folderStore } from '../../../src/lib/files/folder-store'
import { log } from '../../../src/lib/log'
import { site } from '../../support/site'

const storage = await vi.hoisted(async () => {
  const { uploadsInBucket } = await import('../../support/storage-settings')
  return uploadsInBucket()
})
const clients: pg.Client[] = []
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()))
  await storage.stop()
})

async function connection(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  clients.push(client)
  return client
}

it('a bucket keeps its number, the person who asks first', async () => {
  const stores = Array.from({ length: 6 }, () => bucketStore(storage.bucket))
  const numbers = await Promise.all(stores.map((store) => storageNumber(store)))
  expect(new Set(numbers).size).toBe(1)
  expect([...storage.objects.keys()]).toEqual(['media/.storage-id'])
})

it('a storage that knows no conditions keeps a number, too', async () => {
  const before = storage.objects.get('media/.storage-id')
  storage.objects.clear()
  storage.fail(({ headers }) =>
    headers['if-none-match'] ? { status: 501, code: 'NotImplemented' } : undefined,
  )
  const number = await storageNumber(bucketStore(storage.bucket))
  expect(await storageNumber(bucketStore(storage.bucket))).toBe(number)
  storage.fail()
  if (before) storage.objects.set('media/.storage-id', before)
})

it('servers with one bucket share it, one with a folder is reported of while it runs', async () => {
  const payload = await site()
  await announceStorage(await connection())
  await announceStorage(await connection(), bucketStore(storage.bucket))
  expect(await uploadsShared(payload)).toBe(true)
  const other = await connection()
  await announceStorage(other, folderStore(mkdtempSync(join(env.DATA_DIR, 'other-'))))
  expect(await uploadsShared(payload)).toBe(false)
  await clients.pop()?.end()
  await expect.poll(() => uploadsShared(payload), { timeout: 30_000 }).toBe(true)
})

it('a storage that is away at the start is named, and the start goes on', async () => {
  storage.fail(() => ({ status: 403, code: 'AccessDenied' }))
  const said = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  await announceStorage(await connection())
  await checkUploads(await site())
  expect(said).toHaveBeenCalledWith(
    { err: expect.objectContaining({ message: expect.stringContaining('AccessDenied') }) },
    expect.stringContaining('The storage of uploads cannot be used'),
  )
  said.mockRestore()
  storage.fail()
})

it('the number is not an orphaned file', async () => {
  await storageNumber(pictureFiles)
  expect(await pictureFiles.olderThan(new Date(Date.now() + 60_000))).toEqual([])
  expect(await pictureFiles.isEmpty()).toBe(true)
})
