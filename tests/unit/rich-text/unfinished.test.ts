import { describe, expect, it } from 'vitest'
import { isArticleContent } from '../../../src/features/rich-text/content-shape'
import { lexicalDocument } from '../../../src/features/rich-text/document'
import { htmlToLexical } from '../../../src/features/rich-text/html-to-lexical'
import {
  unfinishedBlocks,
  unfinishedText,
  withoutUnfinished,
} from '../../../src/features/rich-text/unfinished'
import { nodeSamples } from '../../support/node-samples'

const words = htmlToLexical('<p>Words</p>').root.children[0]
const block = (blockType: string, fields: object) => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: 'b', blockName: '', blockType, ...fields },
})
const pending = { type: 'upload', version: 3, relationTo: 'media', pending: { src: 'blob:x', formID: 'x' } }
const documentOf = (...nodes: unknown[]) => ({
  root: { ...htmlToLexical('').root, children: [words, ...nodes] },
})
const messages = (...nodes: unknown[]) => unfinishedBlocks(documentOf(...nodes)).map(({ message }) => message)

describe('a block', () => {
  it('says in words what it lacks, and where it is', () => {
    expect(unfinishedBlocks(documentOf(block('video', { title: ' ' })))).toEqual([
      { at: 1, message: 'The video needs a title and an address.', place: 'after “Words”' },
    ])
    const gallery = block('gallery', { pictures: [{ picture: 'x' }, { caption: 'y' }] })
    expect(messages(block('gallery', { pictures: 0 }), gallery, block('faqList', {}), pending)).toEqual([
      'The gallery needs at least 2 pictures.',
      'The gallery needs a picture in entry 2.',
      'The FAQ entries need questions.',
      'A picture is still being added.',
    ])
  })

  it('is named with its place once, and only some of many', () => {
    const blocks = unfinishedBlocks(documentOf(...Array.from({ length: 8 }, () => block('faqList', {}))))
    expect(unfinishedText(blocks.slice(0, 2))).toBe(
      'The FAQ entries need questions. The FAQ entries need questions. They are after “Words”.',
    )
    expect(unfinishedText(blocks)).toMatch(/They are after “Words”\. Also not complete: 2 more\.$/)
  })

  it('that is complete lacks nothing', () => {
    const nodes = Object.values(nodeSamples).flatMap((sample) => ('node' in sample ? [sample.node] : []))
    expect(unfinishedBlocks(lexicalDocument(nodes))).toEqual([])
  })
})

it('a draft is stored without what is not there yet', () => {
  const unfinished = documentOf(
    pending,
    block('gallery', { pictures: 0 }),
    block('video', { title: 'Tour', url: '', picture: '' }),
  )
  expect(isArticleContent(unfinished)).toBe(false)
  const stored = withoutUnfinished(unfinished, true)
  expect(isArticleContent(stored)).toBe(true)
  expect(JSON.stringify(stored)).toContain('Tour')
  expect(JSON.stringify(stored)).not.toContain('blob:x')
  expect(JSON.stringify(withoutUnfinished(unfinished, false))).toContain('blob:x')
})
