import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import type { Health } from '../../../src/application/health'
import { pictureFiles, removePictureFiles } from '../../../src/features/media/store'
import { query, sql } from '../../../src/lib/db/query'
import { bucketStore } from '../../../src/lib/files/bucket-store'
import type { Media } from '../../../src/payload-types'
import type { Fault } from '../../support/s3/server'
import { namesOf, sendPicture } from '../../support/send-picture'
import { call, signedIn, site } from '../../support/site'
import { uniquePicture } from '../../support/unique-picture'

const storage = await vi.hoisted(async () => {
  const { uploadsInBucket } = await import('../../support/storage-settings')
  return uploadsInBucket()
})

const editor = await signedIn('admin', 'super_admin')
beforeEach(async () => {
  storage.fail()
  await query(await site(), sql`DELETE FROM media`)
  storage.objects.clear()
})
afterAll(() => storage.stop())

const rows = async () => (await query(await site(), sql`SELECT 1 FROM media`)).length

const ways: [string, Fault][] = [
  ['ends connections', 'reset'],
  ['never answers', 'silent'],
  ['is overloaded', { status: 503, code: 'SlowDown' }],
  ['refuses', { status: 403, code: 'AccessDenied' }],
  ['is full', { status: 507, code: 'QuotaExceeded' }],
]

it.each(ways)(
  'a storage that %s: the editor sees an error, nothing is saved, and the next try works',
  async (_, way) => {
    const data = await uniquePicture()
    storage.fail(() => way)
    const { status, body } = await sendPicture(editor, data)
    expect([status, body.errors?.[0]?.code]).toEqual([503, 'unavailable'])
    expect(body.errors?.[0]?.message).toMatch(
      /^The storage of pictures does not answer, so nothing was saved/,
    )
    expect([await rows(), storage.files()]).toEqual([0, []])
    storage.fail()
    expect((await sendPicture(editor, data)).status).toBe(201)
    expect([await rows(), storage.files().length]).toEqual([1, 2])
  },
)

it('an upload of which one size fails leaves nothing behind', async () => {
  const before = storage.asked.length
  storage.fail(({ method, url }) =>
    method === 'PUT' && /-\d+x\d+\.webp/.test(url ?? '') ? 'reset' : undefined,
  )
  expect((await sendPicture(editor, await uniquePicture())).status).toBe(503)
  expect([await rows(), storage.files()]).toEqual([0, []])
  // The picture itself was there.
  expect(storage.asked.slice(before).at(-1)).toMatch(/^DELETE .*shot-/)
})

it('a picture whose replacement fails stays as it is', async () => {
  const { doc } = (await sendPicture(editor, await uniquePicture())).body
  const path = `/api/media/${doc?.id}`
  storage.fail(({ method }) => (method === 'PUT' ? 'reset' : undefined))
  expect((await sendPicture(editor, await uniquePicture(), { method: 'PATCH', path })).status).toBe(503)
  const kept = await call<Media>('GET', path, { visitor: editor })
  expect([kept.body.filename, storage.files()]).toEqual([doc?.filename, namesOf(doc)])
  expect((await call('GET', `/api/media/file/${doc?.filename}`)).status).toBe(200)
})

it('a visitor gets pages and calls as before, and for a picture an error that no one keeps', async () => {
  const { doc } = (await sendPicture(editor, await uniquePicture())).body
  storage.fail(() => 'reset')
  for (const headers of [{}, { range: 'bytes=0-9' }] as Record<string, string>[]) {
    const shown = await call('GET', `/api/media/file/${doc?.filename}`, { visitor: { headers } })
    expect(shown.status).toBe(503)
    expect(shown.body.errors?.[0]?.code).toBe('unavailable')
    expect([shown.headers.get('cache-control'), shown.headers.get('retry-after')]).toEqual(['no-store', '10'])
    expect(JSON.stringify(shown.body)).not.toMatch(/bucket|127\.0\.0\.1/)
  }
  expect((await call('GET', '/api/faqs?limit=1')).status).toBe(200)
  expect((await call('GET', '/api/media?limit=1')).status).toBe(200)
  const words = await call('PATCH', `/api/media/${doc?.id}`, {
    body: { alt: 'Other words' },
    visitor: editor,
  })
  expect(words.status).toBe(200)
})

it('a picture of which half comes is no whole picture', async () => {
  const { doc } = (await sendPicture(editor, await uniquePicture())).body
  storage.fail(() => 'cut')
  await expect(pictureFiles.readWhole(String(doc?.filename))).rejects.toThrow('could not give a file')
  const file = await pictureFiles.read(String(doc?.filename))
  await expect(new Response(file?.body).arrayBuffer()).rejects.toThrow()
})

it('the row of a deleted picture goes at once, and its files once the storage is back', async () => {
  const { doc } = (await sendPicture(editor, await uniquePicture())).body
  storage.fail(() => 'reset')
  expect((await call('DELETE', `/api/media/${doc?.id}`, { visitor: editor })).status).toBe(200)
  // So the job that asked for it is tried again.
  await expect(removePictureFiles(await site(), namesOf(doc))).rejects.toThrow('could not remove a file')
  expect(storage.files()).toEqual(namesOf(doc))
  storage.fail()
  await removePictureFiles(await site(), namesOf(doc))
  expect(storage.files()).toEqual([])
})

it('the health report says so, to super admins alone', async () => {
  const uploads = async () => (await call<Health>('GET', '/api/health', { visitor: editor })).body.uploads
  expect(await uploads()).toBe('ok')
  for (const fault of [{ status: 403, code: 'AccessDenied' }, 'reset', 'silent'] as const) {
    storage.fail(() => fault)
    expect(await uploads()).toBe('away')
  }
  expect((await call<Health>('GET', '/api/health')).body.uploads).toBeUndefined()
  storage.fail()
  await expect.poll(uploads, { timeout: 30_000 }).toBe('ok')
})

it.each([
  ['secretAccessKey', 'another-secret', 'SignatureDoesNotMatch'],
  ['accessKeyId', 'another-key', 'InvalidAccessKeyId'],
  ['region', 'another-1', 'AuthorizationHeaderMalformed'],
  ['bucket', 'another-bucket', 'NoSuchBucket'],
  ['endpoint', 'http://127.0.0.1:1', 'ECONNREFUSED'],
])('a wrong %s is refused by name, and no key is shown', async (name, value, reason) => {
  const wrong = bucketStore({ ...storage.bucket, [name]: value })
  for (const work of [
    () => wrong.write([{ name: 'a.png', data: Buffer.from('a') }]),
    () => wrong.readWhole('a.png'),
    () => wrong.remove(['a.png']),
    () => wrong.olderThan(new Date()),
  ]) {
    const error = await work().then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    expect(String(error)).toContain(reason)
    const properties = JSON.stringify(error, Object.getOwnPropertyNames(error))
    for (const secret of [storage.bucket.secretAccessKey, 'another-secret', 'another-key'])
      expect(properties).not.toContain(secret)
  }
  expect(storage.files()).toEqual([])
})
