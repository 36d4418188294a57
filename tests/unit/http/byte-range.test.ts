import { expect, it } from 'vitest'
import { byteRange } from '@/lib/http/byte-range'

const partOf = (range: string, size = 100, more: Record<string, string> = {}) =>
  byteRange(new Headers({ range, ...more }), size)

it.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=10-', { start: 10, end: 99 }],
  ['bytes=10-1000', { start: 10, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=99-', { start: 99, end: 99 }],
])('%s is a part', (range, part) => {
  expect(partOf(range)).toEqual(part)
})

it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('%s cannot be satisfied', (range) => {
  expect(partOf(range)).toBe('unsatisfiable')
})

it.each([
  '',
  'bytes=',
  'bytes=-',
  'bytes=a-b',
  'bytes=20-10',
  'bytes=0-1,3-4',
  'items=0-1',
  'bytes=0-1 '.repeat(99),
])('%j asks for no part', (range) => {
  expect(partOf(range)).toBeUndefined()
})

it('is all of it under a condition, as pictures have no mark to compare, and of nothing', () => {
  expect(partOf('bytes=0-1', 100, { 'if-range': '"a"' })).toBeUndefined()
  expect(partOf('bytes=0-', 0)).toBe('unsatisfiable')
  expect(byteRange(new Headers(), 100)).toBeUndefined()
})
