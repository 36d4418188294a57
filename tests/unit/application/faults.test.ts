import { describe, expect, it } from 'vitest'
import { isStorageFull, spaceState } from '../../../src/lib/files/storage-full'

const MB = 1024 * 1024

describe('space', () => {
  it('is full where nothing fits or a write has just failed, and low before that', () => {
    const longAgo = Number.POSITIVE_INFINITY
    expect([31 * MB, 33 * MB, 511 * MB, 513 * MB].map((free) => spaceState(free, longAgo))).toEqual([
      'full',
      'low',
      'low',
      'ok',
    ])
    expect(spaceState(900 * MB, 1000)).toBe('full')
  })

  it('is what an error reports of, however deep its cause is', () => {
    const cause = (code: string) =>
      new Error('x', { cause: new Error('y', { cause: Object.assign(new Error(), { code }) }) })
    expect(
      ['ENOSPC', 'EDQUOT', 'EROFS', '53100', '53200'].map((code) => isStorageFull(cause(code))),
    ).not.toContain(false)
    expect(['ENOENT', '23505', ''].map((code) => isStorageFull(cause(code)))).not.toContain(true)
  })
})
