import { mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { env } from '../../../src/env'
import { removeOrphanedFiles, removePictureFiles } from '../../../src/features/media/store'
import { query, sql } from '../../../src/lib/db/query'
import type { Media } from '../../../src/payload-types'
import { call, signedIn, site } from '../../support/site'

const folder = join(env.DATA_DIR, 'media')
const files = async () => (await readdir(folder)).sort()

const admin = await signedIn('admin')
beforeAll(async () => {
  await mkdir(folder, { recursive: true })
})
beforeEach(async () => {
  await query(await site(), sql`DELETE FROM media`)
  await removePictureFiles(await site(), await files())
  expect(await files()).toEqual([])
})
afterEach(() => vi.restoreAllMocks())

const picture = (colour: string) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: colour } })
    .png()
    .toBuffer()

interface Saved {
  doc?: Media
  errors?: { message: string; code: string }[]
}

/** As a browser sends a picture. */
function send(method: string, path: string, data: Buffer) {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(data)], 'shot.png', { type: 'image/png' }))
  body.set('_payload', JSON.stringify({ alt: 'Test' }))
  return call<Saved>(method, path, { body, visitor: admin })
}

/** The next write to this name meets a full disk: the system's own device. */
async function fillUp(name: string): Promise<void> {
  const writer = crypto.randomUUID()
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(writer)
  await symlink('/dev/full', join(folder, `${name}.${writer}.part`))
}

/** The names that a picture gets; its bytes decide. */
async function namesOf(data: Buffer): Promise<string[]> {
  const { body } = await send('POST', '/api/media', data)
  const names = await files()
  await call('DELETE', `/api/media/${body.doc?.id}`, { visitor: admin })
  await removePictureFiles(await site(), names)
  return names
}

it('an upload that does not fit answers 507 in plain words, and leaves neither row nor file', async () => {
  const data = await picture('red')
  const [, small = ''] = await namesOf(data)
  // The picture itself fits, its size does not.
  await fillUp(small)
  const { status, body } = await send('POST', '/api/media', data)
  expect([status, body.errors?.[0]?.code]).toEqual([507, 'unavailable'])
  expect(body.errors?.[0]?.message).toMatch(/^The server has no space left, so nothing was saved/)
  expect(await query(await site(), sql`SELECT 1 FROM media`)).toEqual([])
  expect(await files()).toEqual([])
})

it('a picture whose replacement does not fit stays as it is', async () => {
  const [before, after] = [await picture('blue'), await picture('green')]
  const [, small = ''] = await namesOf(after)
  const { doc } = (await send('POST', '/api/media', before)).body
  const kept = await files()
  await fillUp(small)
  expect((await send('PATCH', `/api/media/${doc?.id}`, after)).status).toBe(507)
  expect(await files()).toEqual(kept)
  const { body } = await call<Media>('GET', `/api/media/${doc?.id}`, { visitor: admin })
  expect(body.filename).toBe(doc?.filename)
  expect((await call('GET', `/api/media/file/${doc?.filename}`)).status).toBe(200)
})

it('the files of a replaced and of a deleted picture go once nothing names them', async () => {
  const { doc } = (await send('POST', '/api/media', await picture('white'))).body
  const old = await files()
  await send('PATCH', `/api/media/${doc?.id}`, await picture('black'))
  const wanted = await query<{ data: { names: string[] } }>(
    await site(),
    sql`SELECT data FROM jobs.job WHERE name = 'picture-files' ORDER BY created_on DESC LIMIT 1`,
  )
  expect(wanted[0]?.data.names.sort()).toEqual(old)
  const present = await files()
  await removePictureFiles(await site(), present)
  expect(await files()).toEqual(present.filter((name) => !old.includes(name)))
  await call('DELETE', `/api/media/${doc?.id}`, { visitor: admin })
  const later = new Date(Date.now() + 2 * 3_600_000)
  await removeOrphanedFiles(await site(), later)
  expect(await files()).toEqual([])
})

it('a picture whose file is not there is a 404', async () => {
  expect((await call('GET', '/api/media/file/none-0123456789.png')).status).toBe(404)
  expect((await call('GET', `/api/media/file/${'x'.repeat(400)}.png`)).status).toBe(404)
})

it('a save that PostgreSQL has no space for answers 507 and says so', async () => {
  const payload = await site()
  await query(
    payload,
    sql.raw(`CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`),
  )
  await query(
    payload,
    sql.raw('CREATE TRIGGER no_space BEFORE INSERT ON blog_categories EXECUTE FUNCTION no_space()'),
  )
  const { status, body } = await call('POST', '/api/blog-categories', {
    body: { name: 'Does it fit?', slug: 'does-it-fit' },
    visitor: admin,
  })
  expect([status, body.errors?.[0]?.code]).toEqual([507, 'unavailable'])
  expect(body.errors?.[0]?.message).toMatch(/no space left, so nothing was saved/)
})
