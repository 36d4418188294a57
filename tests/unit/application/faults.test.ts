import { describe, expect, it } from 'vitest'
import { faultsOf } from '../../../src/application/fault-rules'
import { isStorageFull, spaceState } from '../../../src/lib/files/storage-full'

const MB = 1024 * 1024
const now = new Date('2026-11-21T12:00:00Z')
const space = (state: 'ok' | 'low' | 'full') => ({ state, freeBytes: 100 * MB, totalBytes: 1000 * MB })
const mail = { state: 'ok', retrying: 0, since: null, server: 'ok', problem: null } as const

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

describe('the owner hears', () => {
  it('of a disk that is nearly full, and of mails that wait for long', () => {
    expect(faultsOf({ disk: space('ok'), mail, uploads: 'ok' }, now)).toEqual([])
    expect(faultsOf({ disk: space('low'), mail, uploads: 'not_shared' }, now)).toEqual([
      { rule: 'disk-space', message: 'The disk of the site is nearly full (100 MB free)' },
    ])
    const waiting = { ...mail, state: 'retrying', retrying: 2, since: '2026-11-21T11:40:00Z' } as const
    expect(
      faultsOf({ disk: space('ok'), mail: waiting, uploads: 'unknown' }, now).map(({ rule }) => rule),
    ).toEqual(['mails-retried'])
    const recent = { ...waiting, since: '2026-11-21T11:50:00Z' }
    expect(faultsOf({ disk: space('ok'), mail: recent, uploads: 'ok' }, now)).toEqual([])
  })

  it('of a storage that does not answer', () => {
    const faults = faultsOf({ disk: space('ok'), mail, uploads: 'away' }, now)
    expect(faults.map(({ rule }) => rule)).toEqual(['uploads-away'])
  })
})
