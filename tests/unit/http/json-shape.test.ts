import { expect, it } from 'vitest'
import { isWithinShape } from '../../../src/lib/http/json-shape'

const limits = { depth: 3, names: 4, entries: 12 }
const fits = (json: string) => isWithinShape(Buffer.from(json), limits)

it.each([
  ['{"a":1,"b":2,"c":3,"d":4}', true],
  ['{"a":1,"b":2,"c":3,"d":4,"e":5}', false],
  ['[[[1]]]', true],
  ['[[[[1]]]]', false],
  ['[1,2,3,4,5,6,7,8,9,10,11,12]', true],
  ['[1,2,3,4,5,6,7,8,9,10,11,12,13]', false],
  // What is in a text counts for nothing, be its quotes escaped or not.
  ['{"a":"{[{[{[,,,,,,,,,,,,,,,"}', true],
  ['{"a":"\\\\\\"[[[[[[[,,,,,,,,,,,,,"}', true],
  ['{"a":"\\\\"}', true],
  ['{"a":"\\\\",\n"b":[[[1]]]}', false],
  ['', true],
  ['}}}]]]', true],
])('%s fits: %s', (json, expected) => expect(fits(json)).toBe(expected))

it('looks at a megabyte of names faster than anything is made of them', () => {
  const many = Buffer.from(
    JSON.stringify(Object.fromEntries(Array.from({ length: 75_000 }, (_, n) => [`k${n}`, 1]))),
  )
  expect(isWithinShape(many, { depth: 20, names: 100, entries: 2000 })).toBe(false)
})
