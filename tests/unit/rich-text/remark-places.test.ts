import { expect, it } from 'vitest'
import { placeNow, placesIn } from '../../../src/features/publication/remark/rules'
import { lexicalDocument } from '../../../src/features/rich-text/document'
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

it('finds a paragraph after edits around it, the nearest of equal ones, and none when it begins in another way', () => {
  const remark = { place: 1, quote: 'Two' }
  expect(placeNow(remark, placesIn(text('New', 'One', 'Two', 'Three')))).toBe(2)
  expect(placeNow({ ...remark, place: 4 }, placesIn(text('Two', 'One', 'One', 'Two')))).toBe(3)
  expect(placeNow(remark, placesIn(text('One', 'Too')))).toBeUndefined()
  expect(placeNow({ place: null, quote: '' }, placesIn(text('One')))).toBeUndefined()
})
