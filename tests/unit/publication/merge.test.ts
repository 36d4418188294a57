import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  type MergeChoice,
  type MergePlace,
  mergedValues,
  mergePlaces,
} from '../../../src/features/publication/writing/merge'
import { elementNode, lexicalDocument } from '../../../src/features/rich-text/document'
import { paragraphNode } from '../../../src/features/rich-text/nodes/paragraph'
import { textNode } from '../../../src/features/rich-text/nodes/text'

const content = (...texts: string[]) =>
  lexicalDocument(texts.map((text) => paragraphNode([textNode(text, 0)])))
const saved = { title: 'Saved', content: content('A', 'B saved', 'C', 'D saved') }
const mine = { title: 'Mine', content: content('A', 'B mine', 'C', 'D', 'E'), excerpt: 'Same' }
const names = ['title', 'content']

/** The words of one of the two, block by block. */
const sideOf = ({ changes }: MergePlace, other: 'added' | 'removed') =>
  changes
    .filter(({ kind }) => kind !== other)
    .map((change) => {
      if (change.kind === 'same') return change.blocks.flatMap(({ words }) => words)
      return change.runs.filter(({ kind }) => kind !== other).flatMap(({ items }) => items)
    })
    .map((words) =>
      words
        .map(({ text }) => text)
        .join('')
        .trim(),
    )
    .join('\n')
const sides = (places: MergePlace[]) =>
  places.map((place) => ({
    name: place.name,
    at: place.at,
    saved: sideOf(place, 'added'),
    mine: sideOf(place, 'removed'),
  }))

describe('two versions of a document', () => {
  it('differ in fields, and in the places of a text', () => {
    expect(sides(mergePlaces(names, saved, mine, {}))).toEqual([
      { name: 'title', at: 0, saved: 'Saved', mine: 'Mine' },
      { name: 'content', at: 1, saved: 'B saved', mine: 'B mine' },
      { name: 'content', at: 3, saved: 'D saved', mine: 'D\nE' },
    ])
  })

  it('propose the saved text where only the other window changed it', () => {
    const proposals = (theirs: string[], own: string[], begun: string[]) =>
      mergePlaces(
        ['text'],
        { text: content(...theirs) },
        { text: content(...own) },
        { text: content(...begun) },
      ).map(({ proposed }) => proposed)
    expect(proposals(['A 2', 'B', 'C'], ['A', 'B', 'C 2'], ['A', 'B', 'C'])).toEqual(['saved', 'mine'])
    // Changed in both: nothing goes without a choice, but of a field only one can stay.
    expect(proposals(['A 2'], ['A 3'], ['A'])).toEqual(['both'])
    // Restored words, whose beginning is not known: both, so that nothing saved since goes.
    expect(proposals(['A 2', 'B'], ['A', 'B'], [])).toEqual(['both'])
    // Neighbours, one changed there and one here.
    expect(proposals(['A', 'B 2'], ['A 2', 'B'], ['A', 'B'])).toEqual(['mine', 'saved'])
    // Added, and removed, there or here.
    expect(proposals(['A', 'B'], ['A'], ['A'])).toEqual(['saved'])
    expect(proposals(['A'], ['A', 'B'], ['A'])).toEqual(['mine'])
    expect(proposals(['A'], ['A', 'B'], ['A', 'B'])).toEqual(['saved'])
    expect(proposals(['A', 'B'], ['A'], ['A', 'B'])).toEqual(['mine'])
    const title = (begun: string) => mergePlaces(['title'], saved, mine, { title: begun })[0]?.proposed
    expect([title('Mine'), title('Saved'), title('Other')]).toEqual(['saved', 'mine', 'mine'])
  })

  it('do not differ in what the editor adds, or in the order of members', () => {
    const [first, ...others] = saved.content.root.children
    const { children, ...rest } = first ?? paragraphNode([])
    const again = { root: { children: [{ children, ...rest, direction: 'ltr', textStyle: '' }, ...others] } }
    expect(mergePlaces(['content'], saved, { content: again }, {})).toEqual([])
  })

  it('do not differ in what reads the same: ids of footnotes and links, and how the editor cuts words', () => {
    const note = (id: string, text = 'A *note*.') =>
      ({ type: 'inlineBlock', version: 1, fields: { id, blockType: 'footnote', text } }) as never
    const linked = (id: string, fields: object) =>
      ({ type: 'link', version: 3, id, children: [textNode('here', 0)], fields }) as never
    const url = 'https://a.example/'
    const one = lexicalDocument([
      paragraphNode([
        textNode('Plain and bold', 1),
        note('a'),
        textNode(' words, ', 0),
        linked('b', { linkType: 'custom', url, newTab: false }),
      ]),
    ])
    const cut = (text?: string, href = url) =>
      lexicalDocument([
        elementNode(
          'paragraph',
          [
            textNode('Plain', 1),
            textNode(' ', 0),
            { ...textNode('and bold', 1), style: 'color: red', mode: 'token' },
            note('c', text),
            textNode(' ', 1),
            textNode('', 2),
            textNode('words, ', 0),
            linked('d', { linkType: 'custom', url: href, doc: null, rel: [] }),
            textNode(' ', 0),
          ],
          { format: 'start' },
        ),
      ])
    const asked = (content: object) => mergePlaces(['content'], { content: one }, { content }, {}).length
    expect(asked(cut())).toBe(0)
    const plain = lexicalDocument([paragraphNode([textNode('Plain and bold', 0)])])
    const bold = lexicalDocument([paragraphNode([textNode('Plain and bold', 1)])])
    expect(mergePlaces(['content'], { content: plain }, { content: bold }, {})).toHaveLength(1)
    expect([asked(cut('A note.')), asked(cut(undefined, 'https://b.example/'))]).toEqual([1, 1])
  })

  it('show pictures and the kinds of blocks, which are not among the words', () => {
    const callout = (tone: string) =>
      lexicalDocument([
        {
          type: 'block',
          version: 2,
          fields: { id: 'a', blockType: 'callout', tone, text: 'Words' },
        } as never,
      ])
    const picture = { type: 'upload', version: 3, relationTo: 'media', value: randomUUID(), fields: {} }
    const places = mergePlaces(
      ['text', 'content'],
      { text: callout('note'), content: content('A') },
      {
        text: callout('tip'),
        content: lexicalDocument([...content('A').root.children, picture as never]),
      },
      {},
    )
    expect(sides(places).map(({ saved, mine }) => [saved, mine])).toEqual([
      ['Kind: Note\nText: Words', 'Kind: Tip\nText: Words'],
      ['', 'A picture'],
    ])
  })

  it('are merged as someone chooses for each place', () => {
    const choices = new Map<string, MergeChoice>([
      ['title 0', 'saved'],
      ['content 1', 'both'],
    ])
    const merged = mergedValues(names, saved, mine, (name, at) => choices.get(`${name} ${at}`) ?? 'mine')
    expect(merged).toEqual({
      title: 'Saved',
      content: content('A', 'B saved', 'B mine', 'C', 'D', 'E'),
      excerpt: 'Same',
    })
  })

  it('without a text on one side have it on the other', () => {
    expect(sides(mergePlaces(['content'], {}, mine, {}))).toMatchObject([
      { saved: '', mine: expect.stringContaining('E') },
    ])
    expect(mergedValues(['content'], {}, mine, () => 'saved').content).toEqual(lexicalDocument([]))
  })
})
