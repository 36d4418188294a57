import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { pictureUses } from '../../../src/features/media/uses'
import { article, picture } from '../../support/content'
import { call, signedIn, site } from '../../support/site'

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
  it('is nowhere for a new picture', async () => {
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
      { collection: 'blogs', id: text.id, title: 'A text', place: 'text', inDraft: false },
      { collection: 'blogs', id: cover.id, title: 'B cover', place: 'cover', inDraft: false },
      { collection: 'blogs', id: cover.id, title: 'B cover', place: 'share', inDraft: false },
    ])
  })
  it('names drafts that wait next to what is public', async () => {
    const { id } = await picture()
    const { id: article_ } = await article({ title: 'C public', content: showing(id) })
    await (await site()).update({
      collection: 'blogs',
      id: article_,
      draft: true,
      data: { title: 'C later', featuredImage: id },
      overrideAccess: true,
    })
    expect(await usesOf(id)).toEqual([
      { collection: 'blogs', id: article_, title: 'C later', place: 'cover', inDraft: true },
      { collection: 'blogs', id: article_, title: 'C public', place: 'text', inDraft: false },
    ])
  })
})

describe('a search for pictures', () => {
  const found = async (role: 'admin' | 'user' | null, words: string) => {
    const visitor = role ? await signedIn(role) : {}
    const where = `where[or][0][alt][like]=${words}&where[or][1][filename][like]=${words}`
    const { body } = await call<{ docs: { id: string }[] }>('GET', `/api/media?depth=0&limit=100&${where}`, {
      visitor,
    })
    return body.docs.map((doc) => doc.id)
  }

  it('finds them by the captions below them, for editors alone', async () => {
    const { id } = await picture()
    const other = await picture()
    const content = showing(id)
    const [node] = content.root.children
    await article({
      title: 'Captioned',
      status: 'draft',
      content: {
        root: {
          ...content.root,
          children: [{ ...node, fields: { caption: 'Zebra 100%_crossing by night' } }],
        },
      } as typeof content,
    })
    expect(await found('admin', 'zebra%20NIGHT')).toEqual([id])
    expect(await found('admin', encodeURIComponent('100%_'))).toEqual([id])
    expect(await found('admin', encodeURIComponent('zebra%night'))).toEqual([])
    expect(await found('user', 'zebra')).toEqual([])
    expect(await found(null, 'zebra')).toEqual([])
    expect(await found('admin', String(other.alt))).toContain(other.id)
  })
})
