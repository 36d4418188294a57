import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { env } from '../../../src/env'
import type { Media } from '../../../src/payload-types'
import { pngBytes } from '../../support/content'
import { call, signedIn, site, type Visitor } from '../../support/site'

let admin: Visitor
beforeAll(async () => {
  admin = await signedIn('admin')
})

/** As the collection's own form does it, without a socket. */
async function upload(name: string, mimetype: string, data: Buffer): Promise<Media> {
  return (await site()).create({
    collection: 'media',
    data: { alt: 'Test' },
    file: { name, mimetype, data, size: data.length },
    overrideAccess: true,
  })
}

describe('the media library', () => {
  it('makes every size as WebP and serves it for ever under its own name', async () => {
    const media = await upload('My Photo.png', 'image/png', await pngBytes())
    expect(media.filename).toMatch(/^my-photo-[0-9a-f]{10}\.png$/)
    expect(
      Object.values(media.sizes ?? {}).flatMap((size) => (size?.width ? [[size.width, size.mimeType]] : [])),
    ).toEqual([
      [480, 'image/webp'],
      [960, 'image/webp'],
    ])
    const files = await readdir(join(env.DATA_DIR, 'media'))
    expect(files).toContain(media.filename)
  })

  it('keeps no camera, no place and nothing behind the picture', async () => {
    const data = await sharp(await pngBytes())
      .withExif({ IFD0: { Copyright: 'Someone at home' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer()
    const media = await upload(
      'trip.jpg',
      'image/jpeg',
      Buffer.concat([data, Buffer.from('<script>alert(1)</script>')]),
    )
    const kept = await sharp(join(env.DATA_DIR, 'media', String(media.filename))).metadata()
    expect(kept.exif).toBeUndefined()
  })

  it.each([
    [
      'picture.svg',
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ['picture.png', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['page.png', 'image/png', '<html><script>alert(1)</script></html>'],
    ['text.jpg', 'image/jpeg', 'plain text'],
    ['cut.png', 'image/png', '\x89PNG\r\n\x1a\n'],
  ])('refuses %s', async (name, type, text) => {
    await expect(upload(name, type, Buffer.from(text, 'latin1'))).rejects.toThrow(
      'This file is not a PNG, JPEG, WebP or AVIF picture.',
    )
  })

  it('takes a picture for what its bytes say', async () => {
    const data = await sharp(await pngBytes())
      .webp()
      .toBuffer()
    const media = await upload('really.png', 'image/png', data)
    expect([media.mimeType, media.filename?.endsWith('.webp')]).toEqual(['image/webp', true])
  })

  it('wants an alternative text, and an editor', async () => {
    expect((await call('POST', '/api/media', { body: {}, visitor: {} })).status).toBe(403)
    expect((await call('POST', '/api/media', { body: { alt: 'x' }, visitor: admin })).status).toBe(400)
    expect(
      (await call('POST', '/api/media/paste-url', { body: {}, visitor: admin })).status,
    ).toBeGreaterThanOrEqual(400)
  })
})
