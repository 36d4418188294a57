import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { env } from '../../../src/env'
import { boundedSharp, pictureLoad } from '../../../src/lib/pictures/bounded-sharp'
import type { Media } from '../../../src/payload-types'
import { pngBytes } from '../../support/content'
import { inkPicture, movingPicture, pngBomb, polyglots, turnedPicture } from '../../support/odd-pictures'
import { photograph } from '../../support/photograph'
import { call, signedIn, site, type Visitor } from '../../support/site'

const folder = join(env.DATA_DIR, 'media')
const files = () => {
  try {
    return readdirSync(folder).sort()
  } catch {
    return []
  }
}

const editor: Visitor = await signedIn('admin')
const png = await pngBytes()

type Answered = { doc?: Media; errors?: { message: string; code: string; field?: string }[] }

/** As the CMS sends it: a form with the file and what was typed. */
function send(
  data: Buffer,
  { name = 'picture.png', type = 'image/png', visitor = editor, typed = { alt: 'Test' } as object } = {},
) {
  const body = new FormData()
  body.set('_payload', JSON.stringify(typed))
  body.set('file', new File([new Uint8Array(data)], name, { type }))
  return call<Answered>('POST', '/api/media', { visitor, body })
}

async function stored(data: Buffer, name = 'picture.png'): Promise<Media> {
  const { status, body } = await send(data, { name })
  if (!body.doc) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.doc
}

async function refusedWithNothingWritten(data: Buffer, options: Parameters<typeof send>[1] = {}) {
  const before = files()
  const { status, body } = await send(data, options)
  expect(body.doc).toBeUndefined()
  expect(files()).toEqual(before)
  return [status, body.errors?.[0]?.code, body.errors?.[0]?.field]
}

describe('who may send a picture', () => {
  it.each(['anonymous', 'user'] as const)('is not %s, and nothing of it is looked at', async (who) => {
    const visitor = who === 'user' ? await signedIn('user') : {}
    // Looked at, these bytes would be refused for what they are.
    const odd = Buffer.from('no picture at all')
    expect((await refusedWithNothingWritten(odd, { visitor }))[0]).toBe(403)
    expect((await refusedWithNothingWritten(png, { visitor }))[0]).toBe(403)
  })
})

describe('what counts is the bytes', () => {
  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/svg+xml', 'a.svg'],
    ['an SVG that says it is a PNG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/png', 'a.png'],
    [
      'an SVG behind a declaration',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
      'image/png',
      'a.png',
    ],
    ['a page', '<!doctype html><script>alert(1)</script>', 'image/png', 'a.png'],
    ['a page that begins like a GIF', 'GIF89a/*<script>*/=alert(1)//', 'image/gif', 'a.gif'],
    ['a PDF', '%PDF-1.7\n%\xe2\xe3\n1 0 obj', 'image/jpeg', 'a.jpg'],
    ['a program', '#!/bin/sh\necho', 'image/webp', 'a.webp'],
    ['an archive', 'PK\x03\x04\x14\0\0\0', 'image/png', 'a.png'],
    ['the beginning of a PNG', '\x89PNG\r\n\x1a\n', 'image/png', 'a.png'],
    ['nothing', '', 'image/png', 'a.png'],
  ])('%s is refused', async (_what, text, type, name) => {
    const answer = await refusedWithNothingWritten(Buffer.from(text, 'latin1'), { type, name })
    expect(answer.slice(0, 2)).toEqual([400, 'invalid'])
  })

  it.each(['png', 'jpeg', 'webp', 'avif'] as const)(
    'a %s that was cut off is called damaged',
    async (format) => {
      const whole = await sharp(await photograph(300))
        .toFormat(format)
        .toBuffer()
      const type = `image/${format}`
      for (const length of [16, Math.round(whole.length / 2), whole.length - 20]) {
        const { status, body } = await send(whole.subarray(0, length), { name: `cut.${format}`, type })
        expect([length, status, body.errors?.[0]?.message]).toEqual([
          length,
          400,
          'This picture is damaged. A part of the file is missing. Please save or copy it again.',
        ])
      }
    },
  )

  it('an empty file is called empty, and a text is no picture', async () => {
    const message = async (text: string) => (await send(Buffer.from(text))).body.errors?.[0]?.message
    expect(await message('')).toBe('This file is empty. Please choose another one.')
    expect(await message('hello')).toBe('This file is not a PNG, JPEG, WebP or AVIF picture.')
  })

  it('a picture under another type and name is kept as what it is', async () => {
    const data = await sharp(png).webp().toBuffer()
    const { body } = await send(data, { type: 'text/html', name: 'page.html' })
    expect([body.doc?.mimeType, body.doc?.filename]).toEqual([
      'image/webp',
      expect.stringMatching(/^page-[0-9a-f]{10}\.webp$/),
    ])
  })

  it('what hides in or behind a picture is gone', async () => {
    for (const [where, data] of await polyglots()) {
      const { filename } = await stored(data)
      const kept = readFileSync(join(folder, String(filename))).toString('latin1')
      expect([where, /script|php/.test(kept)]).toEqual([where, false])
    }
  })

  it.each(['gif', 'webp'] as const)('a moving %s is refused', async (format) => {
    const answer = await refusedWithNothingWritten(await movingPicture(format))
    expect(answer).toEqual([400, 'invalid', 'file'])
  })

  it('transparent pictures get a light ground, and pictures are upright without their place, in all sizes', async () => {
    const ink = await stored(await inkPicture(), 'ink.jpg')
    expect((await sharp(join(folder, String(ink.filename))).metadata()).space).toBe('srgb')
    const wide = await sharp(await turnedPicture())
      .keepMetadata()
      .resize(1200, 400)
      .toBuffer()
    const turned = await stored(wide, 'turned.jpg')
    expect([turned.width, turned.height]).toEqual([400, 1200])
    const names = [turned, ...Object.values(turned.sizes ?? {})].flatMap(({ filename }) => filename ?? [])
    for (const name of names) {
      const { exif, orientation, width = 0, height = 0 } = await sharp(join(folder, name)).metadata()
      expect([name, exif, orientation, height > width]).toEqual([name, undefined, undefined, true])
    }
  })
})

describe('what is too large', () => {
  it.each([
    [30_000, 30_000],
    [65_000, 65_000],
    [20_000, 100],
    [100, 20_000],
  ])('%i by %i pixels in a kilobyte is refused by its head', async (width, height) => {
    const bomb = pngBomb(width, height)
    expect(bomb.length).toBeLessThan(1100)
    expect(await refusedWithNothingWritten(bomb)).toEqual([413, 'too_large', 'file'])
  })

  it('is refused by its bytes', async () => {
    const padded = Buffer.concat([png, Buffer.alloc(11 * 1024 * 1024)])
    expect((await refusedWithNothingWritten(padded)).slice(0, 2)).toEqual([413, 'too_large'])
  })

  it('works on two pictures at once, however many come', async () => {
    let most = 0
    const watch = setInterval(() => {
      most = Math.max(most, pictureLoad().running)
    }, 1)
    const one = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    const all = Array.from({ length: 12 }, () => boundedSharp(one).rotate().clone().webp().toBuffer())
    expect(pictureLoad()).toEqual({ running: 2, waiting: 10 })
    const failed = boundedSharp(Buffer.from('no picture')).toBuffer()
    await expect(failed).rejects.toThrow()
    await Promise.all(all)
    clearInterval(watch)
    expect(most).toBeLessThanOrEqual(2)
    expect(pictureLoad()).toEqual({ running: 0, waiting: 0 })
  })
})

describe('names', () => {
  it.each([
    '../../../etc/passwd.png',
    '..\\..\\windows\\win.ini.png',
    '/etc/shadow.png',
    'nul.png',
    'CON',
    '.htaccess',
    '.png',
    'shell.php.png',
    'page.html%00.png',
    '\u202egnp.exe.png',
    'ÄÖÜ ß 日本語 😀.png',
    '日本語.png',
    `${'x'.repeat(3000)}.png`,
    'a b;c&d|e`f$g.png',
    '"><script>alert(1)</script>.png',
    '-rf.png',
    'line\r\nbreak: x.png',
  ])('%j', async (name) => {
    const before = files()
    const { status, body } = await send(png, { name })
    if (status !== 201) {
      expect(status).toBeLessThan(500)
      expect(files()).toEqual(before)
      return
    }
    expect(body.doc?.filename).toMatch(/^[a-z0-9][a-z0-9-]{0,70}-[0-9a-f]{10}(-\d+)?\.png$/)
    expect(files()).toContain(body.doc?.filename)
  })

  it('with a zero byte come from our own side alone', async () => {
    const file = { name: '../zero\0byte.html\0.png', mimetype: 'image/png', data: png, size: png.length }
    const payload = await site()
    const media = await payload.create({
      collection: 'media',
      data: { alt: 'Test' },
      file,
      overrideAccess: true,
    })
    expect(media.filename).toMatch(/^zerobytehtml-[0-9a-f]{10}\.png$/)
  })

  it('are small in a list, and wider alone', async () => {
    const wide = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#246' } })
      .png()
      .toBuffer()
    const [large, little] = [await stored(wide, 'wide.png'), await stored(png, 'little.png')]
    const read = async (path: string) =>
      (await call<Media & { docs: Media[] }>('GET', path, { visitor: editor })).body
    expect((await read(`/api/media/${large.id}`)).thumbnailURL).toBe(large.sizes?.medium?.url)
    expect((await read(`/api/media/${little.id}`)).thumbnailURL).toBe(little.thumbnailURL)
    const { docs } = await read(`/api/media?where[id][equals]=${large.id}`)
    expect(docs[0]?.thumbnailURL).toBe(large.sizes?.small?.url)
  })

  it('that come twice are two pictures', async () => {
    const [one, two] = [await stored(png, 'twice.png'), await stored(png, 'twice.png')]
    expect(one.filename).not.toBe(two.filename)
    expect(files()).toEqual(expect.arrayContaining([one.filename, two.filename]))
  })
})

describe('fields that only the server sets', () => {
  it('is where a picture comes from', async () => {
    const before = files()
    for (const url of ['https://example.com/a.png', 'http://127.0.0.1/a.png', '/api/media/file/a.png']) {
      const { status, body } = await call<Answered>('POST', '/api/media', {
        visitor: editor,
        body: { alt: 'Fetched', url, filename: 'a.png' },
      })
      expect([url, status, body.errors?.[0]?.field]).toEqual([url, 400, 'file'])
    }
    const reference = new FormData()
    reference.set('_payload', JSON.stringify({ alt: 'Referred to' }))
    reference.set('file', JSON.stringify({ filename: '../secrets.json', clientUploadContext: {} }))
    const { status } = await call('POST', '/api/media', { visitor: editor, body: reference })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(files()).toEqual(before)
  })

  it('is its name, size and type; half a crop writes nothing', async () => {
    const media = await stored(png, 'mine.png')
    const before = files()
    const sent = {
      filename: 'other.html',
      mimeType: 'text/html',
      width: 9,
      url: '/x',
      sizes: { small: null },
    }
    const path = `/api/media/${media.id}?uploadEdits[crop][width]=10&uploadEdits[crop][height]=10&uploadEdits[widthInPixels]=1`
    const { status, body } = await call<Answered>('PATCH', path, {
      visitor: editor,
      body: { alt: 'Another', focalX: 1, focalY: 1, ...sent },
    })
    expect(status).toBe(200)
    const { filename, mimeType, width, sizes } = media
    expect(body.doc).toMatchObject({ alt: 'Another', filename, mimeType, width, sizes })
    expect(files()).toEqual(before)
  })

  it('writes nothing when something else is refused', async () => {
    expect((await refusedWithNothingWritten(png, { typed: {} }))[2]).toBe('alt')
    expect((await refusedWithNothingWritten(png, { typed: { alt: 'x'.repeat(301) } }))[2]).toBe('alt')
  })
})

describe('a picture as it is served', () => {
  const get = (name: string, headers = {}) =>
    call('GET', `/api/media/file/${name}`, { visitor: { headers: { origin: '', ...headers } } })

  it('runs nothing when it is opened by itself', async () => {
    const { filename } = await stored(png)
    for (const { status, headers } of [
      await get(String(filename)),
      await get(String(filename), { range: 'bytes=0-9' }),
    ]) {
      expect([200, 206]).toContain(status)
      expect(headers.get('content-type')).toBe('image/png')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-disposition')).toBe('inline')
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox/)
    }
  })

  it('is a 404 when there is none, or the name is none', async () => {
    for (const name of [
      'nothing.png',
      '%00',
      '%2e%2e%2fsecrets.json',
      '..%5csecrets.json',
      '%0d%0a',
      'a%2fb',
    ]) {
      const { status, body } = await get(name)
      expect([name, status < 500, status >= 400]).toEqual([name, true, true])
      expect(body.errors?.[0]?.message).not.toBe('Something went wrong.')
    }
    expect((await get('nothing.png')).status).toBe(404)
  })
})
