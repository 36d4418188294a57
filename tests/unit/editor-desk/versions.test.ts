import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { changedFields, writerOf } from '../../../src/features/editor-desk/versions'

const fields = [
  { name: 'title', type: 'text', label: 'Title' },
  { name: 'tags', type: 'text', hasMany: true, label: 'Tags' },
  { name: 'readTime', type: 'number', label: 'Minutes to read', admin: { readOnly: true } },
  { name: 'contentHtml', type: 'textarea', virtual: true, label: 'Content as HTML' },
  { name: 'updatedAt', type: 'date' },
] as FlattenedField[]

describe('what was changed from version to version', () => {
  it('are the labels of the fields that someone wrote', () => {
    const before = { title: 'One', tags: ['a'], readTime: 1, contentHtml: '<p>a</p>', updatedAt: '1' }
    expect(changedFields(fields, { ...before, title: 'Two', tags: ['a', 'b'] }, before)).toEqual([
      'Title',
      'Tags',
    ])
    expect(
      changedFields(fields, { ...before, readTime: 2, contentHtml: '', updatedAt: '2' }, before),
    ).toEqual([])
  })

  it('nothing and empty are the same', () => {
    expect(changedFields(fields, { title: null, tags: [] }, { title: '' })).toEqual([])
  })

  it('cannot be said of the first one', () => {
    expect(changedFields(fields, { title: 'One' }, undefined)).toBeUndefined()
  })
})

describe('who saved a version', () => {
  const names = { a: 'Ada' }

  it('is a person, the site, or someone who has gone', () => {
    expect(writerOf({ savedBy: 'a' }, names)).toBe('Ada')
    expect(writerOf({ savedBy: 'site' }, names)).toBe('The site')
    expect(writerOf({ savedBy: 'b' }, names)).toBe('Account deleted')
  })

  it('is not made up for versions from before it was stored', () => {
    expect(writerOf({ savedBy: null }, names)).toBe('Not recorded')
  })
})
