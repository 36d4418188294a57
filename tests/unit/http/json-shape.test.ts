import { expect, it } from 'vitest'
import { isWithinShape } from '../../../src/lib/http/json-shape'

const limits = { depth: 3, names: 4, entries: 12 }

it.each([
  ['{"a":1,"b":2,"c":3,"d":4}', true],
  ['{"a":1,"b":2,"c":3,"d":4,"e":5}', false],
  ['[[[1]]]', true],
  ['[[[[1]]]]', false],
  ['[1,2,3,4,5,6,7,8,9,10,11,12]', true],
  ['[1,2,3,4,5,6,7,8,9,10,11,12,13]', false],
  ['[{"a":1,"b":2,"c":3,"d":4},{"a":1,"b":2,"c":3,"d":4},{"a":1}]', true],
  ['[{"a":1,"b":2,"c":3,"d":4},{"a":1,"b":2,"c":3,"d":4},{"a":1,"b":2}]', false],
  ['"{[{[{[,,,,,,,,,,,,,,,"', true],
])('%s fits: %s', (json, expected) => expect(isWithinShape(JSON.parse(json), limits)).toBe(expected))
