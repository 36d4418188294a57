import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentOf, type Locate } from '../../../src/features/content-files/markdown/read'
import { comparable } from '../../../src/features/content-files/markdown/same'
import { contentToMarkdown } from '../../../src/features/content-files/markdown/write'
import { elementNode, type LexicalNode } from '../../../src/features/rich-text/document'
import { lineBreakNode } from '../../../src/features/rich-text/nodes/line-break'
import { paragraphNode } from '../../../src/features/rich-text/nodes/paragraph'
import { textNode } from '../../../src/features/rich-text/nodes/text'
import { hostileTexts } from '../../support/hostile/scripts'

const names = { alt: () => 'A picture', address: (kind: string, path: string) => `../${kind}/${path}.md` }
const locate: Locate = (address) => {
  const [, kind, path] = /^\.\.\/([a-z-]+)\/(.+)\.md$/.exec(address) ?? []
  return kind && path ? { kind, path } : undefined
}
const written = (nodes: LexicalNode[]) => contentToMarkdown(nodes, names)
const seen = (nodes: LexicalNode[]) => nodes.map(comparable)
const roundTrip = (nodes: LexicalNode[]) => contentOf(written(nodes), locate)

const signs = fc.constantFrom(
  ...[
    ' ',
    '  ',
    '*',
    '_',
    '`',
    '[',
    ']',
    '(',
    ')',
    '<',
    '>',
    '#',
    '-',
    '+',
    '1.',
    '|',
    '~',
    '\\',
    '&amp;',
    '&',
    '!',
  ],
  ...[
    'https://example.com',
    'www.example.com',
    'a@example.com',
    'word',
    'é',
    '日本',
    '\u00a0',
    '---',
    '```',
    '[^1]',
    '{x}',
  ],
)
const words = fc.array(signs, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''))
const text = fc.tuple(words, fc.nat(31)).map(([value, format]) => textNode(value, format))
const link = fc
  .tuple(
    fc.constantFrom('/contact', 'https://example.com/a?b=c&d="e"', 'mailto:a@example.com'),
    words,
    fc.boolean(),
  )
  .map(([url, value, newTab]) =>
    elementNode('link', [textNode(value, 0)], {
      version: 3,
      fields: { linkType: 'custom', url, newTab, rel: [] },
    }),
  )
const inside = fc.constant(
  elementNode('link', [textNode('an idea', 1)], {
    fields: { linkType: 'internal', doc: { relationTo: 'ideas', value: 'project-status' } },
  }),
)
const footnote = words.map((note) => ({
  type: 'inlineBlock',
  version: 1,
  fields: { blockType: 'footnote', text: note },
}))
const line = fc.array(fc.oneof(text, text, text, link, inside, footnote, fc.constant(lineBreakNode())), {
  minLength: 1,
  maxLength: 6,
})
const list = (items: LexicalNode[][]) =>
  elementNode(
    'list',
    items.map((item, at) => elementNode('listitem', item, { value: at + 1 })),
    { listType: 'bullet', tag: 'ul', start: 1 },
  )
const block: fc.Arbitrary<LexicalNode> = fc.oneof(
  line.map(paragraphNode),
  line.map((inner) => elementNode('heading', inner, { tag: 'h3' })),
  line.map((inner) => elementNode('quote', inner)),
  fc.array(line, { minLength: 1, maxLength: 4 }).map(list),
  fc.tuple(line, line).map(([outer, nested]) => list([outer, [list([nested])]])),
  words.map((code) => ({ type: 'block', version: 2, fields: { blockType: 'code', code } })),
  fc.tuple(words, words).map(([title, body]) => ({
    type: 'block',
    version: 2,
    fields: { blockType: 'callout', tone: 'tip', title, text: body },
  })),
  fc.constant<LexicalNode>({ type: 'horizontalrule', version: 1 }),
  // A field that callouts do not have, or have no longer.
  fc.constant({ type: 'block', version: 2, fields: { blockType: 'callout', text: 'Mind this', gone: 'x' } }),
  words.map((caption) => ({
    type: 'upload',
    version: 3,
    relationTo: 'media',
    value: 'a-picture',
    fields: { caption },
  })),
)

describe('a text as Markdown', () => {
  it('comes back as it was, whatever it holds', () => {
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 5 }), (nodes) => {
        expect(seen(roundTrip(nodes))).toEqual(seen(nodes))
        expect(written(roundTrip(nodes))).toBe(written(nodes))
      }),
      { seed: 20_261_126, numRuns: 60 },
    )
  }, 60_000)

  it.each(hostileTexts())('comes back with %j in it', (hostile) => {
    const nodes = [paragraphNode([textNode(hostile, 0)])]
    expect(seen(roundTrip(nodes))).toEqual(seen(nodes))
  })

  it('keeps two lists apart, and drops empty paragraphs at its ends alone', () => {
    const one = list([[textNode('a', 0)]])
    const nodes = [paragraphNode([]), one, paragraphNode([]), one, paragraphNode([])]
    expect(written(nodes)).toBe('- a\n\n<!-- -->\n\n- a\n')
    expect(seen(roundTrip(nodes))).toEqual(seen([one, paragraphNode([]), one]))
  })

  it('of a person is read like any Markdown', () => {
    const html = contentOf('# Title\n\nA [link][x] and www.example.com\n\n[x]: /contact\n', locate)
    expect(html.map(({ tag, type }) => tag ?? type)).toEqual(['h2', 'paragraph'])
    expect(JSON.stringify(html)).toContain('"url":"/contact"')
    expect(JSON.stringify(html)).toContain('"url":"http://www.example.com"')
  })
})
