import { expect, it } from 'vitest'
import {
  copyOf,
  differing,
  isPublicationChange,
  isSameValue,
  restoredFields,
} from '../../src/features/publication/writing/values'

const before = {
  id: '1',
  updatedAt: 'a',
  title: 'Old',
  slug: '',
  tags: [],
  content: { root: { a: 1, b: 2 } },
}

it('values are compared by what they hold', () => {
  expect(isSameValue({ a: 1, b: [{ c: '' }] }, { b: [{}], a: 1, d: null })).toBe(true)
  expect(isSameValue([1, 2], [2, 1])).toBe(false)
  expect(isSameValue(0, null)).toBe(false)
  expect(isSameValue({ a: 1 }, [1])).toBe(false)
  expect(differing(before, { ...before, id: '2', title: 'New', tags: null })).toEqual(['title'])
})

it('a copy has the words, and nothing of the original', () => {
  expect(copyOf({ ...before, status: 'published', publishedAt: 'x', slug: 'old' })).toEqual({
    title: 'Old (my copy)',
    tags: [],
    content: before.content,
  })
})

it('a publication elsewhere is distinguished from a change of the text', () => {
  const saved = { title: 'New', slug: '', status: 'draft', publishedAt: null, excerpt: '' }
  const published = { ...saved, slug: 'new', status: 'published', publishedAt: 'x', viewCount: 0 }
  const typed = { ...saved, title: 'New words' }
  expect(isPublicationChange(typed, saved, published)).toBe(true)
  expect(isPublicationChange(typed, saved, { ...published, excerpt: 'Theirs' })).toBe(false)
  const endsInSpace = { ...saved, excerpt: 'Some words ' }
  expect(isPublicationChange(typed, endsInSpace, { ...published, excerpt: 'Some words' })).toBe(true)
  expect(isPublicationChange({ ...typed, slug: 'mine' }, saved, published)).toBe(false)
})

it('a copy brings back what was typed, and nothing that a later publication has set', () => {
  const copy = { ...before, updatedAt: '2026-01-01T00:00:00.000Z', slug: 'typed' }
  const shown = { ...copy, slug: 'published' }
  expect(restoredFields(copy, shown)).toEqual(['slug'])
  const later = { ...shown, updatedAt: '2026-01-02T00:00:00.000Z' }
  expect(restoredFields(copy, later)).toEqual([])
  expect(restoredFields({ ...copy, title: 'New' }, later)).toEqual(['title'])
})
