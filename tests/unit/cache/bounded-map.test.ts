import { expect, it } from 'vitest'
import { type Bounds, boundedMap } from '@/lib/cache/bounded-map'

type Step = [key: string, bytes: number] | string
const large = 1000

it.each<[string, Bounds, Step[], string]>([
  [
    'the one set longest ago',
    { maxEntries: 3, maxBytes: large },
    [
      ['a', 1],
      ['b', 1],
      ['c', 1],
      ['a', 1],
      ['d', 1],
    ],
    'acd',
  ],
  ['the one read longest ago', { maxEntries: 2, maxBytes: large }, [['a', 1], ['b', 1], 'a', ['c', 1]], 'ac'],
  [
    'when one grows',
    { maxEntries: 9, maxBytes: large },
    [
      ['a', 300],
      ['b', 300],
      ['c', 300],
      ['c', 700],
    ],
    'bc',
  ],
  [
    'not for what is larger than all',
    { maxEntries: 9, maxBytes: large },
    [
      ['a', 300],
      ['b', 1001],
    ],
    'a',
  ],
  [
    'itself when it grows too large',
    { maxEntries: 9, maxBytes: large },
    [
      ['a', 300],
      ['a', 1001],
      ['b', 999],
    ],
    'b',
  ],
])('drops %s', (_, bounds, steps, left) => {
  const map = boundedMap<number>(bounds)
  for (const step of steps) {
    if (typeof step === 'string') map.get(step)
    else map.set(step[0], step[1], step[1])
  }
  expect([...'abcd'].filter((key) => map.get(key) !== undefined).join('')).toBe(left)
  map.clear()
  expect(map.get(left)).toBeUndefined()
})
