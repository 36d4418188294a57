import { expect, it } from 'vitest'
import { boundedMap } from '@/lib/cache/bounded-map'

/** Steps are `a:300` to set a key with its bytes, and `a` to read it. */
it.each([
  ['the one set longest ago', 3, 'a:1 b:1 c:1 a:1 d:1', 'acd'],
  ['the one read longest ago', 2, 'a:1 b:1 a c:1', 'ac'],
  ['what has no room when one grows', 9, 'a:300 b:300 c:300 c:700', 'bc'],
  ['nothing for what is larger than all', 9, 'a:300 b:1001', 'a'],
  ['one that grows too large, with its bytes', 9, 'a:300 a:1001 b:999', 'b'],
])('drops %s', (_, maxEntries, steps, left) => {
  const map = boundedMap<string>({ maxEntries, maxBytes: 1000 })
  for (const step of steps.split(' ')) {
    const [key = '', bytes] = step.split(':')
    if (bytes === undefined) map.get(key)
    else map.set(key, key, Number(bytes))
  }
  expect([...'abcd'].filter((key) => map.get(key)).join('')).toBe(left)
  map.clear()
  expect([...'abcd'].filter((key) => map.get(key))).toEqual([])
})
