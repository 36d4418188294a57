import { describe, expect, it } from 'vitest'
import {
  type AskedWrite,
  asksToTakeDown,
  type PublicationStatus,
  settledStatus,
} from '../../src/features/publication/rules'

const none: AskedWrite = { draft: false, autosave: false, copy: false, restored: false, takesDown: false }
const statusAfter = (asked: Partial<AskedWrite>, stored: PublicationStatus | undefined, changed = false) => {
  const settled = settledStatus({ ...none, ...asked }, { stored, initial: 'draft', changed })
  return 'status' in settled ? settled.status : settled.refused
}

describe('the status after a write', () => {
  it.each<[Partial<AskedWrite>, PublicationStatus | undefined, string]>([
    [{ status: 'published' }, undefined, 'published'],
    [{}, undefined, 'draft'],
    [{ _status: 'published', status: 'draft' }, undefined, 'published'],
    [{ copy: true, status: 'published', _status: 'published' }, undefined, 'draft'],
    [{}, 'archived', 'archived'],
    [{ status: 'archived' }, 'published', 'archived'],
    [{ _status: 'draft' }, 'published', 'draft'],
    [{ _status: 'draft' }, 'archived', 'draft'],
    [{ _status: 'published', status: 'archived' }, 'archived', 'published'],
    [{ _status: 'draft', status: 'published' }, 'draft', 'published'],
    [{ _status: 'published', status: 'draft' }, 'published', 'contradiction'],
    [{ _status: 'draft', status: 'published' }, 'published', 'contradiction'],
  ])('%j of %s: %s', (asked, stored, expected) => {
    expect(statusAfter(asked, stored)).toBe(expected)
  })

  it('stays as it is while drafts are saved', () => {
    for (const stored of ['draft', 'published', 'archived'] as const)
      expect(statusAfter({ draft: true, status: 'published', _status: 'draft' }, stored)).toBe(stored)
    expect(statusAfter({ draft: true, status: 'published' }, undefined)).toBe('draft')
  })

  it('is not that of a draft that no one asked to publish', () => {
    expect(statusAfter({}, 'published', true)).toBe('changed')
    expect(statusAfter({}, 'published', false)).toBe('published')
    expect(statusAfter({}, 'draft', true)).toBe('draft')
    expect(statusAfter({ status: 'published' }, 'published', true)).toBe('published')
  })
})

describe('a write that only takes a document down', () => {
  it.each<[object, boolean]>([
    [{ status: 'draft' }, true],
    [{ status: 'archived' }, true],
    [{ _status: 'draft' }, true],
    [{ status: 'archived', _status: 'draft' }, true],
    [{}, false],
    [{ status: 'published' }, false],
    [{ _status: 'published' }, false],
    [{ status: 'draft', _status: 'published' }, false],
    [{ status: 'published', _status: 'draft' }, false],
    [{ status: 'hidden' }, false],
    [{ status: 'hidden', _status: 'draft' }, false],
    [{ status: 'draft', title: 'A title' }, false],
  ])('%j: %s', (write, expected) => expect(asksToTakeDown(write as Record<string, unknown>)).toBe(expected))
})
