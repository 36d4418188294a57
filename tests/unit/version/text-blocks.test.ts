import { expect, it } from 'vitest'
import { type LexicalNode, lexicalDocument } from '../../../src/features/rich-text/document'
import { paragraphNode } from '../../../src/features/rich-text/nodes/paragraph'
import { textNode } from '../../../src/features/rich-text/nodes/text'
import { textBlocks } from '../../../src/features/version/comparison/text-blocks'
import { blockChanges, noteChanges } from '../../../src/features/version/comparison/words'

const footnote = (text: string): LexicalNode => ({
  type: 'inlineBlock',
  version: 1,
  fields: { id: text, blockType: 'footnote', text },
})
const blocksOf = (...parts: (string | LexicalNode)[]) =>
  textBlocks(
    lexicalDocument([
      paragraphNode(parts.map((part) => (typeof part === 'string' ? textNode(part, 0) : part))),
    ]),
    { names: new Map(), timeOf: (at) => at },
  )
const said = (words: readonly { text: string }[] = []) => words.map(({ text }) => text).join('')

it('a footnote is a number in the text, and its words are compared as readers see them', () => {
  const blocks = blocksOf('Text', footnote(''), footnote('A **bold** [source](https://a.example/).'), '.')
  const words = blocks[0]?.words
  expect(said(words)).toBe('Text[1].')
  expect(words?.find(({ note }) => note)?.note).toEqual([
    { text: 'A ', marks: 0 },
    { text: 'bold', marks: 1 },
    { text: ' ', marks: 0 },
    { text: 'source', marks: 0, href: 'https://a.example/' },
    { text: '.', marks: 0 },
  ])
})

it('only what was changed in a footnote is a change, and its number is none', () => {
  const before = blocksOf('One', footnote('Gone.'), ' two', footnote('An old source.'), '.')
  const [change] = blockChanges(before, blocksOf('One', ' two', footnote('A new source.'), '.'))
  if (change?.kind !== 'changed') throw new Error('The paragraph was changed')
  expect(change.runs.map(({ kind, items }) => [kind, said(items)])).toEqual([
    ['same', 'One'],
    ['removed', '[1]'],
    ['same', ' two[1].'],
  ])
  expect(
    change.runs.flatMap(noteChanges).map(({ runs }) => runs.map(({ kind, items }) => [kind, said(items)])),
  ).toEqual([
    [['removed', 'Gone.']],
    [
      ['removed', 'An old '],
      ['added', 'A new '],
      ['same', 'source.'],
    ],
  ])
  const [same] = blockChanges(
    blocksOf('Text', footnote('A *note*.')),
    blocksOf('Text', footnote('A *note*.')),
  )
  expect(same?.kind).toBe('same')
  expect(
    blockChanges(blocksOf('Text', footnote('A note.')), blocksOf('Text', footnote('A *note*.')))[0]?.kind,
  ).toBe('changed')
})
