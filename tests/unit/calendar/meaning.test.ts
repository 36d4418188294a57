import { describe, expect, it } from 'vitest'
import { failureOf } from '../../../src/features/calendar/google/failure'
import { meaningOf } from '../../../src/features/calendar/pull/rules'
import { eventId, meetOf, timesOf } from '../../../src/features/calendar/push/event'
import { busyTimes } from '../../support/google/busy'
import { insertEvent } from '../../support/google/events'
import { newWorld } from '../../support/google/world'

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

describe('failures', () => {
  it.each([
    [401, 'authError', 'unauthorised'],
    [403, 'insufficientPermissions', 'forbidden'],
    [403, 'rateLimitExceeded', 'unavailable'],
    [403, 'quotaExceeded', 'unavailable'],
    [404, 'notFound', 'missing'],
    [409, 'duplicate', 'conflict'],
    [410, 'deleted', 'missing'],
    [412, 'conditionNotMet', 'changed'],
    [429, 'rateLimitExceeded', 'unavailable'],
    [500, 'backendError', 'unavailable'],
    [400, 'invalid', 'rejected'],
  ])('%i %s is %s', (status, reason, kind) => {
    expect(failureOf(status, reason).kind).toBe(kind)
  })

  it('repeat nothing of an answer but a word', () => {
    expect(failureOf(400, 'Bearer ya29.secret token').message).not.toContain('ya29')
  })
})

describe('the local Google', () => {
  const world = newWorld()
  const calendar = world.calendars.get(world.account)
  if (!calendar) throw new Error('no calendar')

  it('keeps the wall time of what repeats when clocks change, and the length of days', () => {
    insertEvent(world, calendar, {
      start: { dateTime: '2027-03-27T10:00:00+01:00', timeZone: 'Europe/Berlin' },
      end: { dateTime: '2027-03-27T11:00:00+01:00', timeZone: 'Europe/Berlin' },
      recurrence: ['RRULE:FREQ=DAILY;COUNT=3'],
    })
    insertEvent(world, calendar, { start: { date: '2027-10-31' }, end: { date: '2027-11-01' } })
    const range = { start: Date.parse('2027-03-01T00:00Z'), end: Date.parse('2027-12-01T00:00Z') }
    expect(busyTimes(calendar, range).map(({ start, end }) => [start, end])).toEqual([
      ['2027-03-27T09:00:00Z', '2027-03-27T10:00:00Z'],
      ['2027-03-28T08:00:00Z', '2027-03-28T09:00:00Z'],
      ['2027-03-29T08:00:00Z', '2027-03-29T09:00:00Z'],
      // 25 hours.
      ['2027-10-30T22:00:00Z', '2027-10-31T23:00:00Z'],
    ])
  })
})
