import { expect, it } from 'vitest'
import { lexicalDocument } from '../../../src/features/rich-text/document'
import { paragraphNode } from '../../../src/features/rich-text/nodes/paragraph'
import { textNode } from '../../../src/features/rich-text/nodes/text'
import { textBlocks } from '../../../src/features/version/comparison/text-blocks'

it('a footnote is compared as readers see it, without the signs of its marks', () => {
  const fields = { id: 'a', blockType: 'footnote', text: 'A **bold** [source](https://a.example/).' }
  const footnote = { type: 'inlineBlock', version: 1, fields }
  const content = lexicalDocument([paragraphNode([textNode('Text', 0), footnote, textNode('.', 0)])])
  const [block] = textBlocks(content, { names: new Map(), timeOf: (at) => at })
  expect(block?.words.map(({ text }) => text).join('')).toBe('Text [Footnote: A bold source.] .')
})
