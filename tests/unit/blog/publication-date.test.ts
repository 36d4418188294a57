import { expect, it } from 'vitest'
import { publicationDateProblem, publishedAt } from '../../../src/features/blog/article/rules'

const now = new Date('2026-03-05T12:00:00.000Z')
const earlier = '2025-01-01T00:00:00.000Z'
/** The stored value of a date that an editor gives. */
const stored = (value: string) => publishedAt({ status: 'published', publishedAt: value }, undefined, now)

it.each(['2026-03-05T12:00:00.000Z', '2026-03-05T12:04:59.000Z', '1970-01-01', '2026-03-05T13:30:00+02:00'])(
  'takes %s',
  (value) => {
    expect(publicationDateProblem(value, now)).toBeUndefined()
    expect(Date.parse(String(stored(value)))).toBeLessThanOrEqual(now.getTime())
  },
)

it.each([
  ['2026-03-05T12:05:01.000Z', 'cannot be a date to come'],
  ['99999-01-01', 'cannot be a date to come'],
  ['+275760-09-13T00:00:00.000Z', 'cannot be a date to come'],
  ['-000001-01-01T00:00:00.000Z', 'after 1970'],
  ['1969-12-31T23:59:59.999Z', 'after 1970'],
  ['+275760-09-13T00:00:00.001Z', 'must be a date'],
  ['soon', 'must be a date'],
  [{}, 'must be a date'],
])('refuses %s', (value, words) => {
  expect(publicationDateProblem(value, now)).toMatch(/^Published /)
  expect(publicationDateProblem(value, now)).toContain(words)
})

it('keeps the moment, in UTC', () => {
  expect(stored('2026-03-05T13:30:00+02:00')).toBe('2026-03-05T11:30:00.000Z')
})

it('begins when the article is published, and stays while it is', () => {
  expect(publishedAt({ status: 'published' }, undefined, now)).toBe(now.toISOString())
  const before = { status: 'published', publishedAt: earlier } as const
  expect(publishedAt(before, before, now)).toBe(earlier)
})

it('ends with the publication, and starts over with the next', () => {
  expect(publishedAt({ status: 'archived', publishedAt: earlier }, undefined, now)).toBeNull()
  const draft = { status: 'draft', publishedAt: earlier } as const
  expect(publishedAt({ ...draft, status: 'published' }, draft, now)).toBe(now.toISOString())
})
