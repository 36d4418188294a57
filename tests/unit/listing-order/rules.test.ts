import { describe, expect, it } from 'vitest'
import { movedOrder, placedOrder } from '../../../src/features/listing-order/rules'

describe('a move', () => {
  const order = ['a', 'b', 'c', 'd', 'e']
  it.each([
    [['d'], 'a', 'before', ['d', 'a', 'b', 'c', 'e']],
    [['a'], 'e', 'after', ['b', 'c', 'd', 'e', 'a']],
    [['b'], 'a', 'after', order],
    [['e', 'a'], 'c', 'after', ['b', 'c', 'e', 'a', 'd']],
  ] as const)('of %j to %s, %s it', (ids, target, side, expected) => {
    expect(movedOrder(order, { ids, target, side })).toEqual(expected)
  })

  it.each([
    [['x'], 'a'],
    [['a'], 'x'],
    [['a'], 'a'],
    [['a', 'a'], 'b'],
    [['a', 'x'], 'b'],
  ])('of %j to %s is none', (ids, target) => {
    expect(movedOrder(order, { ids, target, side: 'after' })).toBeNull()
  })
})

describe('a new entry', () => {
  const entry = (id: string, group: string) => ({ id, group })
  it('comes after the last of its group, the first of a group after all', () => {
    const order = [entry('a', 'one'), entry('b', 'two'), entry('new', 'one')]
    expect(placedOrder(order, 'new')).toEqual(['a', 'new', 'b'])
    expect(placedOrder([entry('new', 'three'), ...order.slice(0, 2)], 'new')).toEqual(['a', 'b', 'new'])
    expect(placedOrder([entry('new', '')], 'new')).toEqual(['new'])
  })
})
