import { describe, expect, it } from 'vitest'
import { meaningOf } from '../../../src/features/calendar/pull/rules'
import { eventId, meetOf, timesOf } from '../../../src/features/calendar/push/event'

const at = (text: string) => new Date(`2026-12-${text}Z`)
const now = at('01T08:00')
const row = { start: at('02T09:00'), end: at('02T10:00') }
const booking = { status: 'confirmed', start: at('02T09:00'), end: at('02T10:00') }
const event = (start: string, end: string, more: object = {}) => ({
  start: { dateTime: `2026-12-${start}Z` },
  end: { dateTime: `2026-12-${end}Z` },
  ...more,
})

describe('what a changed event means', () => {
  it.each([
    [
      'the same times in another zone',
      { start: { dateTime: '2026-12-02T10:00:00+01:00' }, end: { dateTime: '2026-12-02T11:00:00+01:00' } },
      'nothing',
    ],
    ['another start', event('02T09:15', '02T10:15'), 'move'],
    ['another end alone', event('02T09:00', '02T09:30'), 'move'],
    ['deleted', { status: 'cancelled' }, 'cancel'],
    ['all day', { start: { date: '2026-12-02' }, end: { date: '2026-12-03' } }, 'review'],
    ['a past time', event('01T07:00', '01T08:00'), 'review'],
    ['longer than a day', event('02T09:00', '03T10:00'), 'review'],
    ['turned round', event('02T09:00', '02T08:00'), 'review'],
  ])('%s: %j is %s', (_, changed, kind) => {
    expect(meaningOf(changed, row, booking, now).kind).toBe(kind)
  })

  it.each([
    ['a cancelled booking', { ...booking, status: 'cancelled' }],
    ['a completed one', { ...booking, status: 'completed' }],
    ['one that was moved here meanwhile', { ...booking, start: at('03T09:00') }],
    ['one that was made longer here meanwhile', { ...booking, end: at('02T10:30') }],
    ['one that is gone', undefined],
  ])('nothing for %s', (_, changed) => {
    expect(meaningOf({ status: 'cancelled' }, row, changed, now).kind).toBe('nothing')
  })

  it('nothing for a call that has begun', () => {
    expect(meaningOf({ status: 'cancelled' }, row, booking, at('02T09:00')).kind).toBe('nothing')
  })
})

describe('the id of an event', () => {
  it('is made of letters that Google takes, and another one for each generation', () => {
    const ids = [1, 2].map((generation) => eventId('F81D4FAE-7DEC-41D0-8765-00A0C91E6BF6', generation))
    for (const id of ids) expect(id).toMatch(/^[a-v0-9]{5,1024}$/)
    expect(new Set(ids).size).toBe(2)
  })
})

describe('a video call', () => {
  it('is there, comes, or cannot be had; only an https address is one', () => {
    expect(meetOf({ hangoutLink: 'https://meet.google.com/a' })).toEqual({
      link: 'https://meet.google.com/a',
    })
    expect(meetOf({ hangoutLink: 'javascript:alert(1)' })).toBe('none')
    expect(meetOf({ conferenceData: { createRequest: { status: { statusCode: 'pending' } } } })).toBe(
      'pending',
    )
    expect(meetOf({ conferenceData: { createRequest: { status: { statusCode: 'failure' } } } })).toBe('none')
    expect(timesOf({})).toBeUndefined()
  })
})
