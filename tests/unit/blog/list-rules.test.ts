import { describe, expect, it } from 'vitest'
import { pageNumber, pagePath, pageSteps } from '../../../src/features/blog/list/rules'

describe('page numbers in addresses', () => {
  it.each(['1', '0', '-2', '02', '2.0', '1e3', ' 2', '', 'two', '99999999'])('refuses %j', (text) => {
    expect(pageNumber(text)).toBeNull()
  })

  it('takes whole numbers from 2', () => {
    expect(pageNumber('2')).toBe(2)
    expect(pageNumber('715')).toBe(715)
  })

  it('gives the first page the address of the list', () => {
    expect(pagePath('/blog', 1)).toBe('/blog')
    expect(pagePath('/blog/category/x', 3)).toBe('/blog/category/x/page/3')
  })
})

describe('links to pages', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [3, 9, [1, 2, 3, 4, 'gap', 9]],
    // A gap of one page would hide what takes the same room.
    [4, 6, [1, 2, 3, 4, 5, 6]],
    [9, 9, [1, 'gap', 8, 9]],
  ])('page %i of %i', (current, total, steps) => {
    expect(pageSteps(current, total)).toEqual(steps)
  })
})
