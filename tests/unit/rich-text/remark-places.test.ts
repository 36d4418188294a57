import { expect, it } from 'vitest'
import { placeNow, placesIn } from '../../../src/features/publication/remark/rules'
import { elementNode, type LexicalNode, lexicalDocument } from '../../../src/features/rich-text/document'
import { paragraphNode } from '../../../src/features/rich-text/nodes/paragraph'
import { textNode } from '../../../src/features/rich-text/nodes/text'

const text = (...lines: string[]) => lexicalDocument(lines.map((line) => paragraphNode([textNode(line, 0)])))

it('names each part that has words by its first ones', () => {
  expect(placesIn(text('One\n  and more', '', 'x'.repeat(300)))).toEqual([
    { place: 0, quote: 'One and more' },
    { place: 2, quote: 'x'.repeat(120) },
  ])
  expect(placesIn(null)).toEqual([])
})

it('names a part without the words of its footnotes, and a list by its entries', () => {
  const note = {
    type: 'inlineBlock',
    version: 1,
    fields: { id: 'a', blockType: 'footnote', text: 'A source.' },
  }
  const entry = (...children: LexicalNode[]) => elementNode('listitem', children)
  const list = (...entries: LexicalNode[]) => elementNode('list', entries, { tag: 'ul', listType: 'bullet' })
  const content = lexicalDocument([
    paragraphNode([textNode('Said', 0), note, textNode(' by many.', 0)]),
    list(
      entry(textNode('One', 0)),
      entry(list(entry(textNode('Inner', 0)))),
      entry(textNode('Two', 0), note),
    ),
  ])
  expect(placesIn(content)).toEqual([
    { place: 0, quote: 'Said by many.' },
    { place: 1, quote: 'One' },
    { place: 1, quote: 'Inner' },
    { place: 1, quote: 'Two' },
  ])
})

it('finds a paragraph after edits around it, the nearest of equal ones, and none when it begins in another way', () => {
  const remark = { place: 1, quote: 'Two' }
  expect(placeNow(remark, placesIn(text('New', 'One', 'Two', 'Three')))?.place).toBe(2)
  expect(placeNow({ ...remark, place: 4 }, placesIn(text('Two', 'One', 'One', 'Two')))?.place).toBe(3)
  expect(placeNow(remark, placesIn(text('One', 'Too')))).toBeUndefined()
  expect(placeNow({ place: null, quote: '' }, placesIn(text('One')))).toBeUndefined()
})
