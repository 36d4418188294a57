import { describe, expect, it } from 'vitest'
import { searchTextOf, searchWords } from '../../../src/features/blog/search/rules'

describe('search', () => {
  it('looks in title, excerpt and tags, in any case', () => {
    expect(searchTextOf({ title: 'ABC', excerpt: null, tags: ['Tag'] })).toBe('abc\ntag')
  })
  it('folds letters like the addresses of articles', () => {
    expect(searchTextOf({ title: 'Straße ışık', tags: ['Ünlü'] })).toBe('strasse isik\nunlu')
    expect(searchWords('Straße IŞIK ünlü')).toEqual(['strasse', 'isik', 'unlu'])
  })
  it('takes at most eight words of a hundred characters', () => {
    expect(searchWords('  Two WORDS ')).toEqual(['two', 'words'])
    expect(searchWords('a '.repeat(50))).toHaveLength(8)
    expect(searchWords('nul\0 be\u200bll\u0007')).toEqual(['nul', 'be', 'll'])
  })
})
