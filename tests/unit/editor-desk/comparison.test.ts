import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { compared } from '@/features/editor-desk/comparison/comparison'
import { documentsIn } from '@/features/editor-desk/comparison/names'
import { elementNode, lexicalDocument } from '@/features/rich-text/document'
import { paragraphNode } from '@/features/rich-text/nodes/paragraph'
import { textNode } from '@/features/rich-text/nodes/text'

const PICTURE = '0f9f2f8a-4c5b-4d7e-9a1b-2c3d4e5f6a7b'
const steps = [{ name: 'text', type: 'text', label: 'Step' }]
const fields = [
  { name: 'title', type: 'text', label: 'Title' },
  { name: 'content', type: 'richText', label: 'Content' },
  { name: 'cover', type: 'upload', relationTo: 'media', label: 'Cover picture' },
  { name: 'tags', type: 'text', hasMany: true, label: 'Tags' },
  { name: 'level', type: 'select', label: 'Level', options: [{ value: 'a', label: 'Easy' }] },
  {
    name: 'steps',
    type: 'array',
    label: 'Steps',
    labels: { singular: 'Step', plural: 'Steps' },
    fields: steps,
    flattenedFields: steps,
  },
  {
    name: 'end',
    type: 'group',
    label: 'End of the page',
    fields: steps,
    flattenedFields: steps,
  },
  { name: 'savedBy', type: 'text', hidden: true },
  { name: 'contentHtml', type: 'textarea', virtual: true },
  { name: 'viewCount', type: 'number', admin: { readOnly: true } },
  { name: 'status', type: 'select' },
] as unknown as FlattenedField[]

const reading = { names: new Map([[`media:${PICTURE}`, 'desk.webp (A desk)']]), timeOf: (at: string) => at }

/** Each field with what was removed (-) and added (+) in its parts. */
const said = (before: object, after: object) =>
  compared(fields, before as never, after as never, reading).map(({ label, changes }) => [
    label,
    ...changes.flatMap((change) =>
      change.kind === 'same'
        ? [`${change.blocks.length} same`]
        : [
            `${change.name}|${change.runs
              .filter(({ kind }) => kind !== 'same')
              .map(
                ({ kind, items }) => (kind === 'added' ? '+' : '-') + items.map(({ text }) => text).join(''),
              )
              .join('')}`,
          ],
    ),
  ])

const callout = (title: string) => ({
  type: 'block',
  version: 2,
  fields: { id: '1', blockType: 'callout', tone: 'tip', title, text: 'Words of it.' },
})
const link = (url: string) =>
  elementNode('link', [textNode('here', 0)], { fields: { linkType: 'custom', url } })
const content = (...nodes: object[]) => ({ content: lexicalDocument(nodes as never) })

describe('two saved states of a document', () => {
  it('differ in nothing when only what computes itself differs', () => {
    expect(
      said(
        { title: 'One', savedBy: 'a', contentHtml: '<p>', viewCount: 1, status: 'draft', tags: [] },
        { title: 'One ', savedBy: 'b', contentHtml: '<b>', viewCount: 2, status: 'published' },
      ),
    ).toEqual([])
  })

  it('are named by the labels of the form, values by their words', () => {
    expect(
      said(
        { title: 'One two', level: 'a', tags: ['x', 'y'], steps: [{ id: '1', text: 'Go' }], end: {} },
        {
          ...{ title: 'One three', cover: PICTURE, tags: ['x', 'z'], end: { text: 'Bye' } },
          steps: [
            { id: '2', text: 'Go' },
            { id: '3', text: 'Stop' },
          ],
        },
      ),
    ).toEqual([
      ['Title', '|-two+three'],
      ['Cover picture', '|+desk.webp (A desk)'],
      ['Tags', '1 same', '|-y+z'],
      ['Level', '|-Easy'],
      ['Steps', '1 same', 'Step|+Stop'],
      ['End of the page › Step', '|+Bye'],
    ])
  })

  it('shows in rich text only the parts that were changed, blocks by their names', () => {
    const same = paragraphNode([textNode('Stays as it is.', 0)])
    expect(
      said(content(same, callout('Take care'), same), content(same, callout('Take great care'), same)),
    ).toEqual([['Content', '1 same', 'Callout|+great ', '1 same']])
  })

  it('sees a link that leads elsewhere, and a picture in the text by its name', () => {
    const upload = { type: 'upload', version: 3, relationTo: 'media', value: PICTURE, fields: {} }
    const before = content(paragraphNode([link('/a') as never]))
    const after = content(paragraphNode([link('/b') as never]), upload)
    expect(said(before, after)).toEqual([['Content', 'Paragraph|-here+here', 'Picture|+desk.webp (A desk)']])
    expect(documentsIn(fields, after)).toEqual([['media', PICTURE]])
  })

  it('reads all stored forms', () => {
    for (const odd of [null, 1, 'text', [], {}, { root: null }, { root: { children: [{}, { type: 'x' }] } }])
      expect(() =>
        said({ content: odd, steps: odd, tags: odd }, { title: odd, cover: odd, end: odd }),
      ).not.toThrow()
  })
})
