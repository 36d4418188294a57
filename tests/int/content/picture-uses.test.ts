import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { pictureUses } from '../../../src/features/media/uses'
import { article, picture } from '../../support/content'
import { site } from '../../support/site'

const usesOf = async (id: string) => pictureUses(await createLocalReq({}, await site()), id)

/** An article with the picture in its text. */
const showing = (id: string) => ({
  root: {
    type: 'root',
    version: 1,
    direction: null,
    format: '' as const,
    indent: 0,
    children: [{ type: 'upload', version: 3, relationTo: 'media', value: id, fields: { caption: 'Green' } }],
  },
})

describe('where a picture is used', () => {
  it('is nowhere for a new one, whatever other articles show', async () => {
    const unused = await picture()
    const used = await picture()
    await article({ title: 'Another', featuredImage: used.id })
    expect(await usesOf(unused.id)).toEqual([])
  })

  it('names each document and place, by title', async () => {
    const { id } = await picture()
    const text = await article({ title: 'A text', content: showing(id) })
    const cover = await article({ title: 'B cover', featuredImage: id, meta: { image: id } })
    expect(await usesOf(id)).toEqual([
      { collection: 'blogs', id: text.id, title: 'A text', place: 'text' },
      { collection: 'blogs', id: cover.id, title: 'B cover', place: 'cover' },
      { collection: 'blogs', id: cover.id, title: 'B cover', place: 'share' },
    ])
  })
})
