import { expect, test } from 'vitest'
import { withNewIds } from '../../../src/patches/payload/copied-blocks/new-ids'

const block = (id: string) => ({ type: 'block', fields: { id, blockType: 'callout', text: 'One.' } })
const copied = {
  namespace: 'lexical',
  nodes: [
    block('65f0c0ffee00000000000001'),
    { type: 'upload', id: '65f0c0ffee00000000000002', fields: {} },
    {
      type: 'paragraph',
      children: [
        { type: 'link', id: '65f0c0ffee00000000000003', children: [{ type: 'text', text: 'Here' }] },
      ],
    },
  ],
}

test('each part of a copied text gets an id of its own, and nothing else changes', () => {
  const text = JSON.stringify(copied)
  const [once, again] = [withNewIds(text), withNewIds(text)]
  const idsIn = (json: string) => json.match(/(?<="id":")[0-9a-f]{24}(?=")/g) ?? []
  expect(new Set([...idsIn(text), ...idsIn(once), ...idsIn(again)]).size).toBe(9)
  const without = (json: string) => json.replaceAll(/[0-9a-f]{24}/g, 'id')
  expect(without(once)).toBe(without(text))
})

test('what is not a text of the editor is copied as it is', () => {
  expect(withNewIds('"words"')).toBe('"words"')
})
