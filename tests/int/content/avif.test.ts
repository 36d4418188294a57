import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { env } from '../../../src/env'
import { mediaNames } from '../../../src/features/backup/media'
import {
  drawQueued,
  makeAvif,
  makeMissingAvif,
  picturesToDraw,
  smallerThanOriginal,
} from '../../../src/features/media/avif'
import { pictureOf } from '../../../src/features/media/picture'
import { removePictureFiles } from '../../../src/features/media/store'
import { CONTENT_CHANNEL } from '../../../src/lib/cache/announce-content'
import { query, sql } from '../../../src/lib/db/query'
import { drawAvif } from '../../../src/lib/pictures/avif'
import type { Media } from '../../../src/payload-types'
import { photograph } from '../../support/photograph'
import { sendPicture } from '../../support/send-picture'
import { call, signedIn, site, type Visitor } from '../../support/site'

const folder = join(env.DATA_DIR, 'media')
const avifFiles = () => readdirSync(folder).filter((name) => name.endsWith('.avif'))

let editor: Visitor
let listener: Client
const announced: string[] = []

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  editor = await signedIn('admin')
  listener = new Client({ connectionString: env.DATABASE_URL })
  await listener.connect()
  await listener.query(`LISTEN ${CONTENT_CHANNEL}`)
  listener.on('notification', ({ payload = '' }) => announced.push(payload))
})
afterAll(() => listener.end())
beforeEach(async () => {
  await query(
    await site(),
    sql`DELETE FROM jobs.job WHERE name IN ('picture-avif', 'picture-files', 'dead-letters')`,
  )
  await query(await site(), sql`DELETE FROM media`)
  for (const name of avifFiles()) await removePictureFiles(await site(), [name])
})

/** Wide enough for one size: drawing AVIF takes seconds of a core. */
const SMALL = 500
/** Wide enough for two. */
const MEDIUM = 1000

async function stored(width = SMALL): Promise<Media> {
  const { status, body } = await sendPicture(editor, await photograph(width))
  if (!body.doc) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.doc
}

const read = async (id: string): Promise<Media> =>
  (await site()).findByID({ collection: 'media', id, overrideAccess: false })

const jobs = async (name = 'picture-avif') =>
  (
    await query<{ data: Record<string, unknown> }>(
      await site(),
      sql`SELECT data FROM jobs.job WHERE name = ${name} AND state = 'created'`,
    )
  ).map(({ data }) => data)

/** The notifications until now: one of our own comes after all earlier ones. */
async function announcements(): Promise<string[]> {
  const mark = `mark ${announced.length}`
  await listener.query('SELECT pg_notify($1, $2)', [CONTENT_CHANNEL, mark])
  await expect.poll(() => announced.includes(mark)).toBe(true)
  return announced.splice(0).filter((text) => !text.startsWith('mark'))
}

describe('a picture that was uploaded', () => {
  it('waits for nothing: its AVIF is left to a job', async () => {
    const media = await stored()
    expect(await jobs()).toEqual([{ mediaId: media.id }])
    expect(avifFiles()).toEqual([])
    expect(pictureOf(await read(media.id))?.avif).toBeUndefined()
  })

  it('has no job when it is refused', async () => {
    const { body } = await sendPicture(editor, Buffer.from('no picture'))
    expect(body.doc).toBeUndefined()
    expect(await jobs()).toEqual([])
  })

  it('has smaller AVIF files of all its sizes afterwards, which pages hear of', async () => {
    const { id } = await stored(MEDIUM)
    await announcements()
    await makeAvif(await site(), { mediaId: id })
    const media = await read(id)
    const { small, medium, large, madeOf } = media.avif ?? {}
    expect([madeOf, large]).toEqual([media.filename, null])
    expect(avifFiles().sort()).toEqual([medium, small].sort())
    for (const [name, size] of [
      [small, media.sizes?.small],
      [medium, media.sizes?.medium],
    ] as const) {
      const data = readFileSync(join(folder, String(name)))
      const { format, compression, width, height } = await sharp(data).metadata()
      expect([format, compression, width, height]).toEqual(['heif', 'av1', size?.width, size?.height])
      expect(data.length).toBeLessThan(size?.filesize ?? 0)
    }
    expect(pictureOf(media)?.avif).toBe(`/api/media/file/${small} 480w, /api/media/file/${medium} 960w`)
    // Shared pictures, and those that readers of the feed load, stay as they were.
    expect(pictureOf(media)?.src).toMatch(/\.webp$/)
    expect((await announcements()).join()).toContain('content:media')
    const { status, headers } = await call('GET', `/api/media/file/${small}`, { visitor: {} })
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'image/avif',
      'public, max-age=31536000, immutable',
    ])
  })

  it('is worked on once, however often it is asked for', async () => {
    const { id } = await stored()
    await Promise.all([makeAvif(await site(), { mediaId: id }), makeAvif(await site(), { mediaId: id })])
    const [name = ''] = avifFiles()
    const { mtimeMs } = statSync(join(folder, name))
    await announcements()
    await makeAvif(await site(), { mediaId: id })
    expect(statSync(join(folder, name)).mtimeMs).toBe(mtimeMs)
    expect(await announcements()).toEqual([])
    expect(avifFiles()).toHaveLength(1)
  })

  it('is offered as WebP alone when AVIF is no smaller, and not tried again', async () => {
    const { id } = await stored()
    await query(await site(), sql`UPDATE media SET sizes_small_filesize = 10 WHERE id = ${id}`)
    await announcements()
    await makeAvif(await site(), { mediaId: id })
    const media = await read(id)
    expect(media.avif).toEqual({ madeOf: media.filename, small: null, medium: null, large: null })
    expect([avifFiles(), await announcements(), pictureOf(media)?.avif]).toEqual([[], [], undefined])
  })

  it.each(['broken', 'lost'] as const)('whose file is %s has none, and nothing fails', async (how) => {
    const { id, filename } = await stored()
    if (how === 'broken') writeFileSync(join(folder, String(filename)), 'no picture')
    else await import('node:fs/promises').then(({ rm }) => rm(join(folder, String(filename))))
    await makeAvif(await site(), { mediaId: id })
    const media = await read(id)
    expect([media.avif?.madeOf, avifFiles()]).toEqual([filename, []])
  })

  it('that is gone, or was never there, is no failure', async () => {
    const { id } = await stored()
    await call('DELETE', `/api/media/${id}`, { visitor: editor })
    await makeAvif(await site(), { mediaId: id })
    expect(avifFiles()).toEqual([])
  })
})

describe('a picture that changes', () => {
  it('has no AVIF when its file is replaced, and the old ones go', async () => {
    const { id } = await stored()
    await makeAvif(await site(), { mediaId: id })
    const before = avifFiles()
    const { body } = await sendPicture(editor, await photograph(SMALL), {
      method: 'PATCH',
      path: `/api/media/${id}`,
    })
    expect(body.doc?.avif).toEqual({ madeOf: null, small: null, medium: null, large: null })
    const [{ names } = { names: [] }] = (await jobs('picture-files')) as { names: string[] }[]
    expect(names).toEqual(expect.arrayContaining(before))
    await removePictureFiles(await site(), names)
    expect(avifFiles()).toEqual([])
    expect(await jobs()).toHaveLength(2)
  })

  it('keeps it when only its words change', async () => {
    const { id } = await stored()
    await makeAvif(await site(), { mediaId: id })
    const before = (await read(id)).avif
    await call('PATCH', `/api/media/${id}`, { visitor: editor, body: { alt: 'Other words' } })
    expect((await read(id)).avif).toEqual(before)
    expect(before?.small).toBeTruthy()
  })

  it('while it is worked on gets nothing of the picture before', async () => {
    const { id } = await stored()
    const working = makeAvif(await site(), { mediaId: id })
    const { body } = await sendPicture(editor, await photograph(SMALL), {
      method: 'PATCH',
      path: `/api/media/${id}`,
    })
    await working
    expect(body.doc?.filename).toBeTruthy()
    expect([(await read(id)).avif?.madeOf, avifFiles()]).toEqual([null, []])
  })

  it('takes its AVIF files with it', async () => {
    const { id } = await stored()
    await makeAvif(await site(), { mediaId: id })
    const before = avifFiles()
    await call('DELETE', `/api/media/${id}`, { visitor: editor })
    const [{ names } = { names: [] }] = (await jobs('picture-files')) as { names: string[] }[]
    expect(names).toEqual(expect.arrayContaining(before))
  })

  it.each(['admin', 'superAdmin'] as const)('ignores the names of AVIF files from %s', async (who) => {
    const { id } = await stored()
    const visitor = who === 'admin' ? editor : await signedIn('super_admin')
    await call('PATCH', `/api/media/${id}`, {
      visitor,
      body: { avif: { madeOf: (await read(id)).filename, small: '../secrets.json' } },
    })
    expect((await read(id)).avif?.small ?? null).toBeNull()
  })

  it('shows no AVIF of another file, even if its row names one', () => {
    const sizes = { small: { filename: 'b-480x270.webp', width: 480 } }
    const media = { filename: 'b.png', width: 500, height: 300, alt: '', sizes }
    const avif = { madeOf: 'b.png', small: 'b-480x270.avif' }
    expect(pictureOf({ ...media, avif })?.avif).toBe('/api/media/file/b-480x270.avif 480w')
    expect(pictureOf({ ...media, avif: { ...avif, madeOf: 'a.png' } })?.avif).toBeUndefined()
    const medium = { filename: 'b-960x540.webp', width: 960 }
    expect(pictureOf({ ...media, sizes: { ...sizes, medium }, avif })?.avif).toBeUndefined()
  })
})

describe('pictures from before', () => {
  const old = async (id: string) =>
    query(await site(), sql`UPDATE media SET updated_at = now() - interval '2 hours' WHERE id = ${id}`)
  const forgetJobs = async () => query(await site(), sql`DELETE FROM jobs.job WHERE name = 'picture-avif'`)

  it('get a job each, once', async () => {
    const { id } = await stored()
    await stored()
    await forgetJobs()
    await old(id)
    await makeMissingAvif(await site())
    await makeMissingAvif(await site())
    expect(await jobs()).toEqual([{ mediaId: id, canWait: true }])
  })

  it('get none while the job of one lies among those that were given up', async () => {
    const { id } = await stored()
    await forgetJobs()
    await old(id)
    await query(
      await site(),
      sql`INSERT INTO jobs.job (name, data) VALUES ('dead-letters', ${JSON.stringify({ mediaId: id })}::jsonb)`,
    )
    await makeMissingAvif(await site())
    expect(await jobs()).toEqual([])
  })

  it('are queued with the largest first', async () => {
    const [small, large] = [await stored(), await stored(MEDIUM)]
    await forgetJobs()
    for (const { id } of [large, small]) await old(id)
    await makeMissingAvif(await site())
    const queued = await query<{ id: string }>(
      await site(),
      sql`SELECT data->>'mediaId' AS id FROM jobs.job WHERE name = 'picture-avif' ORDER BY priority DESC`,
    )
    expect(queued.map(({ id }) => id)).toEqual([large.id, small.id])
  })

  it('wait while the machine is busy, and one that was just uploaded does not', async () => {
    const payload = await site()
    const [waiting, fresh] = [await stored(), await stored()]
    await forgetJobs()
    expect(await picturesToDraw(payload)).toBe(2)
    await drawQueued(payload, { mediaId: waiting.id, canWait: true }, () => true)
    expect((await read(waiting.id)).avif?.madeOf ?? null).toBeNull()
    const [again] = await query<{ data: unknown; first: boolean; minutes: number }>(
      payload,
      sql`SELECT data, priority > 0 AS first, round(extract(epoch FROM start_after - created_on) / 60)::int AS minutes
          FROM jobs.job WHERE name = 'picture-avif'`,
    )
    expect(again).toEqual({ data: { mediaId: waiting.id, canWait: true }, first: true, minutes: 5 })
    await drawQueued(payload, { mediaId: fresh.id }, () => true)
    expect(await picturesToDraw(payload)).toBe(1)
    await drawQueued(payload, { mediaId: waiting.id, canWait: true }, () => false)
    expect((await read(waiting.id)).avif?.madeOf).toBe(waiting.filename)
    expect(await picturesToDraw(payload)).toBe(0)
  })

  it('are held by a backup with all their files', async () => {
    const { id } = await stored()
    await makeAvif(await site(), { mediaId: id })
    const names = await mediaNames(listener)
    expect(names).toEqual(expect.arrayContaining(avifFiles()))
    expect(names).toHaveLength(3)
  })
})

describe('the drawing', () => {
  it('says why it failed, and ends when it takes too long', async () => {
    expect(await drawAvif({ data: Buffer.from('no picture'), widths: [10] })).toEqual({
      failure: expect.stringMatching(/unsupported image format/),
    })
    await expect(drawAvif({ data: await photograph(MEDIUM), widths: [900] }, 1)).rejects.toThrow()
  })

  it('is offered for all sizes or for none', () => {
    const [less, more] = [
      { filesize: 10, data: new Uint8Array(9) },
      { filesize: 10, data: new Uint8Array(10) },
    ]
    expect(smallerThanOriginal([less, less])).toHaveLength(2)
    expect(smallerThanOriginal([less, more])).toEqual([])
  })
})
