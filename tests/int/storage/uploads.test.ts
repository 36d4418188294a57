import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { env } from '../../../src/env'
import { pictureFiles, removeOrphanedFiles, removePictureFiles } from '../../../src/features/media/store'
import { query, sql } from '../../../src/lib/db/query'
import type { Media } from '../../../src/payload-types'
import { namesOf, sendPicture } from '../../support/send-picture'
import { call, signedIn, site } from '../../support/site'
import { uniquePicture } from '../../support/unique-picture'

const storage = await vi.hoisted(async () => {
  const { uploadsInBucket } = await import('../../support/storage-settings')
  return uploadsInBucket()
})

const editor = await signedIn('admin')
beforeEach(async () => {
  await query(await site(), sql`DELETE FROM media`)
  storage.objects.clear()
})
afterAll(() => storage.stop())

async function stored(): Promise<Media> {
  const { status, body } = await sendPicture(editor, await uniquePicture())
  if (!body.doc) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.doc
}

/** As the network sees it. */
async function get(name: string, headers: Record<string, string> = {}) {
  const { status, headers: got } = await call('GET', `/api/media/file/${name}`, { visitor: { headers } })
  return { status, headers: got }
}

const dataOf = (name: string | null | undefined) => storage.objects.get(`media/${name}`)?.data

describe('a picture in the bucket', () => {
  it('is there in all its sizes, and nowhere else', async () => {
    const media = await stored()
    expect(storage.files()).toEqual(namesOf(media))
    expect(namesOf(media)).toHaveLength(2)
    expect(existsSync(join(env.DATA_DIR, 'media'))).toBe(false)
    // Browsers ask this site alone.
    expect(JSON.stringify(media)).not.toContain(storage.bucket.endpoint)
    expect(media.url).toMatch(/\/api\/media\/file\/shot-/)
  })

  it('is read at its address by everyone, with the headers that pictures on the disk have', async () => {
    const media = await stored()
    for (const name of namesOf(media)) {
      const { status, headers } = await get(name)
      expect([status, headers.get('content-length')]).toEqual([200, String(dataOf(name)?.length)])
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': name.endsWith('.png') ? 'image/png' : 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-disposition': 'inline',
        'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
      })
      // Nothing of what the storage says of itself.
      expect([headers.get('server'), headers.get('etag')]).toEqual([null, null])
    }
  })

  it('is sent in parts', async () => {
    const { filename } = await stored()
    const size = dataOf(filename)?.length ?? 0
    for (const [asked, from, to] of [
      ['bytes=0-9', 0, 9],
      ['bytes=10-', 10, size - 1],
      ['bytes=-4', size - 4, size - 1],
      [`bytes=5-${size + 100}`, 5, size - 1],
    ] as const) {
      const { status, headers } = await get(String(filename), { range: asked })
      expect([asked, status, headers.get('content-range'), headers.get('content-length')]).toEqual([
        asked,
        206,
        `bytes ${from}-${to}/${size}`,
        String(to - from + 1),
      ])
    }
    const beyond = await get(String(filename), { range: `bytes=${size}-` })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size}`])
    for (const odd of ['bytes=0-1,4-5', 'bytes=9-2', 'pixels=1-2', 'bytes=-'])
      expect([odd, (await get(String(filename), { range: odd })).status]).toEqual([odd, 200])
  })

  it('is a 404 when there is none, or its name is none', async () => {
    for (const name of [
      'none-0123456789.png',
      `${'x'.repeat(2000)}.png`,
      '.storage-id',
      'a%00b.png',
      'a%0d%0ab.png',
    ])
      expect([name, (await get(name)).status]).toEqual([name, 404])
    expect((await get('..%2f..%2fsecrets.png')).status).toBe(403)
  })

  it('is kept as it was sent, to the byte', async () => {
    const { filename } = await stored()
    const file = await pictureFiles.read(String(filename))
    const read = Buffer.from(await new Response(file?.body).arrayBuffer())
    expect(read.equals(dataOf(filename) ?? Buffer.alloc(0))).toBe(true)
    expect((await pictureFiles.readWhole(String(filename)))?.equals(read)).toBe(true)
  })
})

describe('files that no picture has any more', () => {
  it('go after a replacement and after a deletion', async () => {
    const before = await stored()
    const path = `/api/media/${before.id}`
    const { body } = await sendPicture(editor, await uniquePicture(), { method: 'PATCH', path })
    expect(storage.files()).toEqual([...namesOf(before), ...namesOf(body.doc)].sort())
    await removePictureFiles(await site(), storage.files())
    expect(storage.files()).toEqual(namesOf(body.doc))
    expect((await get(String(before.filename))).status).toBe(404)
    await call('DELETE', path, { visitor: editor })
    await removePictureFiles(await site(), namesOf(body.doc))
    expect(storage.files()).toEqual([])
  })

  it('are found by the hourly sweep, over several pages of the list, but neither young nor foreign ones', async () => {
    const media = await stored()
    const orphans = Array.from({ length: 7 }, (_, number) => `orphan-${number}.png`)
    await pictureFiles.write(orphans.map((name) => ({ name, data: Buffer.from(name) })))
    for (const key of ['media/.storage-id', 'other/thing.png', 'thing.png', 'media/deeper/thing.png'])
      storage.objects.set(key, { data: Buffer.from('x'), modified: new Date(0) })
    await removeOrphanedFiles(await site(), new Date())
    expect(storage.files()).toHaveLength(7 + 2 + 1)
    await removeOrphanedFiles(await site(), new Date(Date.now() + 2 * 3_600_000))
    expect([...storage.objects.keys()].sort()).toEqual(
      [
        ...namesOf(media).map((name) => `media/${name}`),
        'media/.storage-id',
        'other/thing.png',
        'thing.png',
        'media/deeper/thing.png',
      ].sort(),
    )
  })
})
