import { describe, expect, it } from 'vitest'
import { faultsOf } from '../../../src/application/fault-rules'
import { isStorageFull, judgeSpace } from '../../../src/lib/files/storage-full'

const MB = 1024 * 1024
const now = new Date('2026-11-21T12:00:00Z')
const space = (state: 'ok' | 'low' | 'full') => ({ state, freeBytes: 100 * MB, totalBytes: 1000 * MB })
const mail = { state: 'ok', retrying: 0, since: null } as const

describe('space', () => {
  it('is full where nothing fits or a write has just failed, and low before that', () => {
    const longAgo = Number.POSITIVE_INFINITY
    expect([31 * MB, 33 * MB, 511 * MB, 513 * MB].map((free) => judgeSpace(free, longAgo))).toEqual([
      'full',
      'low',
      'low',
      'ok',
    ])
    expect(judgeSpace(900 * MB, 1000)).toBe('full')
  })

  it('is what an error tells of, however deep its cause is', () => {
    const cause = (code: string) =>
      new Error('x', { cause: new Error('y', { cause: Object.assign(new Error(), { code }) }) })
    expect(
      ['ENOSPC', 'EDQUOT', 'EROFS', '53100', '53200'].map((code) => isStorageFull(cause(code))),
    ).not.toContain(false)
    expect(['ENOENT', '23505', ''].map((code) => isStorageFull(cause(code)))).not.toContain(true)
  })
})

describe('the owner hears', () => {
  it('of a disk that is nearly full, and of mails that wait for long', () => {
    expect(faultsOf({ disk: space('ok'), mail }, now)).toEqual([])
    expect(faultsOf({ disk: space('low'), mail }, now)).toEqual([
      { rule: 'disk-space', message: 'The disk of the site is nearly full (100 MB free)' },
    ])
    const waiting = { state: 'retrying', retrying: 2, since: '2026-11-21T11:40:00Z' } as const
    expect(faultsOf({ disk: space('ok'), mail: waiting }, now).map(({ rule }) => rule)).toEqual([
      'mails-retried',
    ])
    expect(faultsOf({ disk: space('ok'), mail: { ...waiting, since: '2026-11-21T11:50:00Z' } }, now)).toEqual(
      [],
    )
  })
})
