import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import type { Health } from '../../../src/application/health'
import { announceStorage, storageNumber, uploadsShared } from '../../../src/application/shared-uploads'
import { env } from '../../../src/env'
import { pictureFiles } from '../../../src/features/media/store'
import { folderStore } from '../../../src/lib/files/folder-store'
import { call, signedIn, site } from '../../support/site'

const clients: pg.Client[] = []
afterAll(() => Promise.all(clients.map((client) => client.end())))

async function connection(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  clients.push(client)
  return client
}

/** The answer of a server with another folder. */
async function announceOther(): Promise<pg.Client> {
  const client = await connection()
  await announceStorage(client, folderStore(mkdtempSync(join(env.DATA_DIR, 'other-'))))
  return client
}

it('a folder keeps its number, with any first server', async () => {
  const folder = folderStore(mkdtempSync(join(env.DATA_DIR, 'storage-')))
  const numbers = await Promise.all(Array.from({ length: 8 }, () => storageNumber(folder)))
  expect(new Set(numbers).size).toBe(1)
  expect(await storageNumber(folderStore(mkdtempSync(join(env.DATA_DIR, 'storage-'))))).not.toBe(numbers[0])
})

it('servers with one folder share it; one with another folder is reported while it runs', async () => {
  const payload = await site()
  const owner = await signedIn('super_admin')
  const uploads = async () => (await call<Health>('GET', '/api/health', { visitor: owner })).body.uploads
  await announceStorage(await connection())
  await announceStorage(await connection())
  expect(await uploads()).toBe('ok')
  const other = await announceOther()
  expect([await uploadsShared(payload), await uploads()]).toEqual([false, 'not_shared'])
  await other.end()
  await expect.poll(uploads, { timeout: 30_000 }).toBe('ok')
})

it('the number is not an orphaned file', async () => {
  await storageNumber(pictureFiles)
  expect(await pictureFiles.olderThan(new Date(Date.now() + 60_000))).toEqual([])
})
