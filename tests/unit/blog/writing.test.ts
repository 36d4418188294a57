import { describe, expect, it } from 'vitest'
import { articleChecks, type Writing } from '../../../src/features/blog/writing/checklist'
import { lexicalDocument } from '../../../src/features/rich-text/document'
import { htmlToLexical } from '../../../src/features/rich-text/html-to-lexical'
import { writtenReferences } from '../../../src/features/rich-text/written-references'
import { faq, green, nodeSamples, plan } from '../../support/node-samples'

const complete: Writing = {
  title: 'A title',
  excerpt: 'An excerpt.',
  description: '',
  category: true,
  cover: true,
  content: htmlToLexical('<h2>One</h2><p>Words</p><h3>Two</h3><h2>Three</h2>'),
}
const todo = (change: Partial<Writing>, problems: Parameters<typeof articleChecks>[1] = []) =>
  articleChecks({ ...complete, ...change }, problems).flatMap((check) => check.todo)

describe('the list before publishing', () => {
  it('asks for nothing that is there', () => {
    expect(todo({})).toEqual([])
    expect(todo({ excerpt: '', description: 'For search engines.' })).toEqual([])
  })

  it('names what is missing', () => {
    expect(todo({ title: ' ', excerpt: '', category: false, cover: false, content: null })).toEqual([
      'Write a title.',
      'Write an excerpt: lists and search engines show it.',
      'Choose a category.',
      'Choose a cover picture.',
      'There is no text yet.',
    ])
  })

  it('names each heading that skips a level, and how much is too much', () => {
    expect(todo({ content: htmlToLexical('<h3>Early</h3><h2>Then</h2><h5>Deep</h5>') })).toEqual([
      '“Early” is a heading 3 where a heading 2 is due.',
      '“Deep” is a heading 5 where a heading 3 is due.',
    ])
    expect(todo({ content: htmlToLexical(`<p>${'x'.repeat(100_005)}</p>`) })).toEqual([
      'The text is 5 characters too long. It can have 100,000 characters.',
    ])
  })

  it('names tables with empty rows', () => {
    const table = '<table><tr><th>A</th></tr><tr><td>1</td></tr><tr><td> </td></tr><tr><td></td></tr></table>'
    expect(todo({ content: htmlToLexical(`<p>Words</p>${table}`) })).toEqual(['The table has 2 empty rows.'])
    expect(
      todo({ content: htmlToLexical(table.replaceAll(/<tr><td>.?<.td><.tr>/g, '<tr><td>2</td></tr>')) }),
    ).toEqual([])
  })

  it('names links and pictures', () => {
    expect(
      todo({}, [
        { kind: 'link', words: 'soon', problem: 'leads to something that visitors cannot see' },
        { kind: 'picture', words: '', problem: 'is no longer in the media library' },
      ]),
    ).toEqual([
      '“soon” leads to something that visitors cannot see.',
      'It is no longer in the media library.',
    ])
  })
})

it('what an article leads to is found in every node', () => {
  const nodes = [
    'block:callToAction',
    'block:button',
    'block:faqList',
    'block:gallery',
    'block:video',
    'upload',
  ]
  const document = lexicalDocument(
    nodes.flatMap((type) => {
      const sample = nodeSamples[type]
      return sample && 'node' in sample ? [sample.node] : []
    }),
  )
  expect(writtenReferences(document)).toMatchObject([
    { words: 'Ready when you are. See it', kind: 'pricing-plans', id: plan },
    { words: 'Ask us', href: '/contact' },
    { words: 'Questions', kind: 'faqs', id: faq },
    { words: 'First', kind: 'media', id: green.id },
    { words: 'First', kind: 'media', id: green.id },
    {
      words: 'A tour Video on video.example, opens in a new tab',
      href: 'https://www.video.example/watch?v=1',
    },
    { words: 'Green & wide', kind: 'media', id: green.id },
  ])
  const text = '<p>a <a href="/faq">b</a></p><ul><li><a href="https://c.example">d</a></li></ul>'
  expect(writtenReferences(htmlToLexical(text))).toEqual([
    { words: 'b', href: '/faq', at: 0 },
    { words: 'd', href: 'https://c.example', at: 1 },
  ])
  const marked = (type: string, blockType: string) => ({
    ...{
      type,
      version: 2,
      fields: { id: '1', blockType, text: 'See [our plans](/plans), https://e.example/x.' },
    },
  })
  const links = [
    { words: 'our plans', href: '/plans', at: 0 },
    { words: 'https://e.example/x', href: 'https://e.example/x', at: 0 },
  ]
  expect(writtenReferences(lexicalDocument([marked('block', 'callout')]))).toEqual(links)
  expect(writtenReferences(lexicalDocument([marked('inlineBlock', 'footnote')]))).toEqual(links)
})
