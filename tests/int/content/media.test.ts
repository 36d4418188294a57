import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
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

  it('says what it takes when it refuses a file', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    await expect(upload('picture.png', 'image/png', svg)).rejects.toThrow(
      'This file is not a PNG, JPEG, WebP or AVIF picture.',
    )
  })

  it('wants an alternative text, and an editor', async () => {
    expect((await call('POST', '/api/media', { body: {}, visitor: {} })).status).toBe(403)
    expect((await call('POST', '/api/media', { body: { alt: 'x' }, visitor: admin })).status).toBe(400)
    expect(
      (await call('POST', '/api/media/paste-url', { body: {}, visitor: admin })).status,
    ).toBeGreaterThanOrEqual(400)
  })
})
