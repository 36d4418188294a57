import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pictureOf } from '../../../src/features/media/picture'
import { pictureFiles } from '../../../src/features/media/store'
import type { Media } from '../../../src/payload-types'
import { sendPicture } from '../../support/send-picture'
import { call, signedIn, site } from '../../support/site'

const editor = await signedIn('admin')

/** The left half is green and the right half red, with a line that makes it unique. */
async function halves(): Promise<Buffer> {
  const half = (background: string) =>
    ({ create: { width: 300, height: 400, channels: 3, background } }) as const
  const red = await sharp(half('#c00000')).png().toBuffer()
  return sharp(half('#00a000'))
    .extend({ right: 300, background: '#000' })
    .composite([
      { input: red, left: 300, top: 0 },
      { input: randomBytes(8 * 8 * 3), raw: { width: 8, height: 8, channels: 3 }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer()
}

/** As the CMS writes it. */
const crop = (x: unknown, y: unknown, width: unknown, height: unknown, unit = '%') =>
  `uploadEdits[crop][x]=${x}&uploadEdits[crop][y]=${y}&uploadEdits[crop][width]=${width}&uploadEdits[crop][height]=${height}&uploadEdits[crop][unit]=${unit}`

async function stored(query = ''): Promise<Media> {
  const { status, body } = await sendPicture(editor, await halves(), { path: `/api/media?${query}` })
  if (!body.doc) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.doc
}

const read = async (id: string): Promise<Media> =>
  (await site()).findByID({ collection: 'media', id, overrideAccess: false })

const change = (id: string, query: string, visitor = editor) =>
  call<{ doc?: Media }>('PATCH', `/api/media/${id}?${query}`, { visitor, body: { alt: 'Test' } })

async function averageOf({ filename }: Media): Promise<{ red: number; green: number }> {
  const { channels } = await sharp(await pictureFiles.readWhole(filename ?? '')).stats()
  return { red: channels[0]?.mean ?? 0, green: channels[1]?.mean ?? 0 }
}

const asking = (x: unknown, y: unknown) => `uploadEdits[focalPoint][x]=${x}&uploadEdits[focalPoint][y]=${y}`
const pointOf = ({ focalX, focalY }: Media) => [focalX, focalY]

describe('a crop', () => {
  it('of a stored picture makes every size again, and its focal point stays on the subject', async () => {
    const before = await stored()
    const query = `${crop(50, 25, 50, 50)}&uploadEdits[focalPoint][x]=75&uploadEdits[focalPoint][y]=30`
    expect((await change(before.id, query)).status).toBe(200)
    const media = await read(before.id)
    expect([media.width, media.height, media.focalX, media.focalY]).toEqual([300, 200, 50, 10])
    expect(media.filename).not.toBe(before.filename)
    // One hash in its name, not two.
    expect(media.filename).toMatch(/^[a-z-]+-[0-9a-f]{10}\.png$/)
    const { red, green } = await averageOf(media)
    expect(red).toBeGreaterThan(150)
    expect(green).toBeLessThan(20)
  })

  it('has its middle as focal point if the point is outside', async () => {
    const { id } = await stored()
    const query = `${crop(0, 0, 50, 50)}&uploadEdits[focalPoint][x]=50&uploadEdits[focalPoint][y]=50`
    expect((await change(id, query)).status).toBe(200)
    expect(await read(id)).toMatchObject({ width: 300, focalX: 50, focalY: 50 })
  })

  it('comes with a new picture, too', async () => {
    const media = await stored(crop('0', '0', '50', '100'))
    expect([media.width, media.height]).toEqual([300, 400])
    expect((await averageOf(media)).green).toBeGreaterThan(120)
  })

  it.each([
    ['the whole picture', crop(0, 0, 100, 100)],
    ['pixels', crop(0, 0, 50, 50, 'px')],
    ['nothing', crop(0, 0, 0, 50)],
    ['no numbers', crop('a', 'NaN', '<b>', 'Infinity')],
  ])('leaves the file as it is: %s', async (_what, query) => {
    const before = await stored()
    expect((await change(before.id, query)).status).toBe(200)
    expect((await read(before.id)).filename).toBe(before.filename)
  })

  it('far outside is kept within the picture', async () => {
    const before = await stored()
    expect((await change(before.id, crop(-9, 1e9, 1e9, 5))).status).toBe(200)
    expect(await read(before.id)).toMatchObject({ width: 600, height: 4 })
  })
})

describe('the focal point of a picture', () => {
  it('is chosen with the upload', async () => {
    const media = await stored(asking(90, '12.4'))
    expect(pointOf(media)).toEqual([90, 12])
    expect(pictureOf(media)?.focus).toEqual({ x: 90, y: 12 })
  })

  it('is chosen later, and no file is made again', async () => {
    const before = await stored()
    expect((await change(before.id, asking(0, 100))).status).toBe(200)
    const media = await read(before.id)
    expect(pointOf(media)).toEqual([0, 100])
    expect([media.filename, media.sizes]).toEqual([before.filename, before.sizes])
    // The picture is whole in every size.
    expect(media.sizes?.small).toMatchObject({ width: 480, height: 320 })
  })

  it('stays when something else is changed, and begins again with another file', async () => {
    const { id } = await stored(asking(90, 10))
    await change(id, '')
    expect(pointOf(await read(id))).toEqual([90, 10])
    const path = `/api/media/${id}`
    await sendPicture(editor, await halves(), { method: 'PATCH', path })
    expect(pointOf(await read(id))).toEqual([50, 50])
    expect(pictureOf(await read(id))?.focus).toBeUndefined()
  })

  it.each([
    ['far outside', asking(-5, 1e9), [0, 100]],
    ['no numbers', asking('a', '<script>'), [50, 50]],
    ['half of one', 'uploadEdits[focalPoint][x]=3', [50, 50]],
    ['not finite', asking('Infinity', 'NaN'), [50, 50]],
    ['a list', 'uploadEdits[focalPoint][]=1', [50, 50]],
    ['with a crop', `${asking(10, 20)}&uploadEdits[crop][width]=10&uploadEdits[widthInPixels]=1`, [10, 20]],
  ])('%s', async (_what, query, expected) => {
    const { id, width } = await stored()
    expect((await change(id, query)).status).toBe(200)
    const media = await read(id)
    expect([pointOf(media), media.width]).toEqual([expected, width])
  })
})

it('names HEIC, and says what to do', async () => {
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(200),
  ])
  const { status, body } = await sendPicture(editor, heic, { path: '/api/media' })
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('HEIC photos cannot be used')])
})
