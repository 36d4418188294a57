import { beforeAll, describe, expect, it } from 'vitest'
import { pictureOf } from '../../../src/features/media/picture'
import type { Media } from '../../../src/payload-types'
import { sendPicture } from '../../support/send-picture'
import { call, signedIn, site, type Visitor } from '../../support/site'
import { uniquePicture } from '../../support/unique-picture'

let editor: Visitor
beforeAll(async () => {
  editor = await signedIn('admin')
})

/** As the CMS writes it. */
const asking = (x: unknown, y: unknown) => `uploadEdits[focalPoint][x]=${x}&uploadEdits[focalPoint][y]=${y}`

async function stored(query = ''): Promise<Media> {
  const { status, body } = await sendPicture(editor, await uniquePicture(), { path: `/api/media?${query}` })
  if (!body.doc) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.doc
}

const read = async (id: string): Promise<Media> =>
  (await site()).findByID({ collection: 'media', id, overrideAccess: false })

const pointOf = ({ focalX, focalY }: Media) => [focalX, focalY]

const change = (id: string, query: string, visitor = editor) =>
  call<{ doc?: Media }>('PATCH', `/api/media/${id}?${query}`, { visitor, body: { alt: 'Test' } })

describe('the focal point of a picture', () => {
  it('is chosen by no one else than editors', async () => {
    const { id } = await stored()
    for (const visitor of [{}, await signedIn('user')])
      expect((await change(id, asking(1, 2), visitor)).status).toBe(403)
    expect(pointOf(await read(id))).toEqual([50, 50])
  })

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
    await sendPicture(editor, await uniquePicture(), { method: 'PATCH', path })
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
