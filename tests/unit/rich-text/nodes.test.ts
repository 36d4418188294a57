import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { asStoredContent, isArticleContent } from '../../../src/features/rich-text/content-shape'
import { type LexicalNode, lexicalDocument } from '../../../src/features/rich-text/document'
import { htmlToLexical } from '../../../src/features/rich-text/html-to-lexical'
import { lexicalToHtml, referencesIn } from '../../../src/features/rich-text/lexical-to-html'
import { nodeTypes, typeOf } from '../../../src/features/rich-text/node-list'
import { articleText } from '../../../src/features/rich-text/plain-text'
import { green, nodeSamples, references } from '../../support/node-samples'

const typesIn = (nodes: LexicalNode[]): string[] =>
  nodes.flatMap((node) => [typeOf(node), ...typesIn(node.children ?? [])])
const withoutIds = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (key, part) => (key === 'id' ? undefined : part)))

describe('the list of node types', () => {
  it('names each type once, has a sample of each, and knows what parts belong to', () => {
    const types = nodeTypes.map(({ type }) => type)
    expect(new Set(types).size).toBe(types.length)
    expect(Object.keys(nodeSamples).sort()).toEqual(types.toSorted())
    const owners = nodeTypes.flatMap((entry) => ('partOf' in entry ? [entry.partOf] : []))
    for (const owner of owners) expect(types).toContain(owner)
  })

  it.each(
    nodeTypes
      .map(({ type }) => type.split(':'))
      .filter(([kind]) => kind === 'block' || kind === 'inlineBlock'),
  )('has a sign of each %s %s for the menus of the editor', (_, slug) => {
    expect(readFileSync(`public/editor/${slug}.svg`, 'utf8')).toMatch(/^<svg .*<\/svg>\n$/)
  })

  it('reads each element of HTML in one way', () => {
    const tags = nodeTypes.flatMap((entry) =>
      'fromHtml' in entry && 'tags' in entry.fromHtml ? entry.fromHtml.tags : [],
    )
    expect(new Set(tags).size).toBe(tags.length)
  })
})

const readable = Object.entries(nodeSamples).filter(([, sample]) => !('node' in sample))
const unreadable = Object.entries(nodeSamples).flatMap(([type, sample]) =>
  'node' in sample ? [[type, sample] as const] : [],
)

describe('from HTML and back', () => {
  it.each(readable)('%s stays the same', (type, { html, words }) => {
    const document = htmlToLexical(html)
    expect(typesIn(document.root.children)).toContain(type)
    expect(isArticleContent(document)).toBe(true)
    expect(lexicalToHtml(document)).toBe(html)
    expect(withoutIds(htmlToLexical(lexicalToHtml(document)))).toEqual(withoutIds(document))
    expect(articleText(document)).toBe(words)
  })

  it.each(unreadable)(
    '%s is drawn, and its words are kept by what posted HTML makes of it',
    (type, sample) => {
      const document = lexicalDocument([sample.node])
      expect(isArticleContent(document)).toBe(true)
      expect(lexicalToHtml(document, references)).toBe(sample.html)
      expect(articleText(document)).toBe(sample.words)
      const posted = htmlToLexical(sample.html)
      expect(typesIn(posted.root.children)).not.toContain(type)
      expect(articleText(posted)).toBe(sample.postedWords ?? sample.words)
    },
  )

  it.each(nodeTypes)('$type that lacks what drawing it takes is refused', ({ type }) => {
    const [lexicalType] = type.split(':')
    const broken = { type: lexicalType, text: 5, children: 'x', tag: 'script', fields: null, value: 'x' }
    // Nothing of these three is read.
    expect(isArticleContent({ root: { children: [broken] } })).toBe(
      ['horizontalrule', 'linebreak', 'tab'].includes(type),
    )
  })
})

describe('pictures', () => {
  const node = { type: 'upload', version: 3, relationTo: 'media', value: green.id }
  const inList = (picture: LexicalNode) =>
    lexicalDocument([
      { type: 'list', version: 1, children: [{ type: 'listitem', version: 1, children: [picture] }] },
    ])

  it('are found everywhere, unless they were read with the document', () => {
    expect(referencesIn(inList(node))).toEqual([{ kind: 'media', id: green.id }])
    expect(referencesIn(inList({ ...node, value: green }))).toEqual([])
  })

  it('are stored as their ids', () => {
    expect(asStoredContent(inList({ ...node, value: green }))).toEqual(inList(node))
  })
})

it('blocks of fields have a type of their own', () => {
  expect(typeOf({ type: 'block', fields: { blockType: 'code' } })).toBe('block:code')
  expect(typeOf({ type: 'inlineBlock', fields: { blockType: 'note' } })).toBe('inlineBlock:note')
  expect(typeOf({ type: 'block', fields: null })).toBe('block:undefined')
  expect(
    isArticleContent({ root: { children: [{ type: 'block', fields: { blockType: 'unknown' } }] } }),
  ).toBe(false)
})
