import { describe, expect, it } from 'vitest'
import { historyActor, historyText } from '../../../src/admin/super-admin/bookings/history-text'
import { cancellationText } from '../../../src/admin/super-admin/bookings/results-text'
import { dayCells, neighbour } from '../../../src/admin/super-admin/bookings/week-cells'
import { settingChanges } from '../../../src/admin/super-admin/calendar/setting-changes'
import type { HistoryEntry } from '../../../src/features/booking/desk/history'
import type { CalendarSettingsInput } from '../../../src/features/booking/settings/schema'
import { leadChangeText } from '../../../src/features/lead/rules'

const at = '2026-11-23T09:00:00.000Z'
const zone = 'Europe/Berlin' as const
const team = [{ id: 'a', name: 'Anna' }]
const grace = {
  kind: 'person',
  id: '1',
  name: 'Grace Hopper',
  email: 'grace@example.com',
  key: null,
} as const

describe('the history of a booking', () => {
  const change = (before: object | null, after: object | null): HistoryEntry => ({
    kind: 'change',
    id: '1',
    at,
    by: grace,
    action: before ? (after ? 'UPDATE' : 'DELETE') : 'INSERT',
    before: before && { ...before },
    after: after && { ...after },
  })

  it.each([
    [null, { status: 'pending' }, 'Booked (Pending)'],
    [{ status: 'pending' }, { status: 'confirmed' }, 'Confirmed (was Pending)'],
    [{ status: 'confirmed' }, { status: 'no_show' }, 'No-show (was Confirmed)'],
    [{ assignee: null }, { assignee: 'a' }, 'Assigned to Anna'],
    [{ assignee: 'a' }, { assignee: 'gone' }, 'Assigned to a colleague'],
    [{ assignee: 'a' }, { assignee: null }, 'Assigned to nobody'],
    [
      { bookingDatetime: '2026-11-23T09:00:00Z', preferredTime: '10:00' },
      { bookingDatetime: '2026-11-24T13:00:00Z', preferredTime: '14:00' },
      'Moved to 24 Nov 2026, 14:00',
    ],
    [{ phone: '[not kept]' }, { phone: '[changed]' }, 'Phone changed'],
    [{ teamCancelReason: null }, { teamCancelReason: '[changed]' }, 'Note to the visitor added'],
    [{ status: 'pending' }, null, 'Deleted'],
  ])('reports of %j to %j', (before, after, text) => {
    expect(historyText(change(before, after), { zone, team, currency: 'USD' })).toBe(text)
    expect(historyActor(change(before, after))).toBe('Grace Hopper')
    const byKey = { ...change(before, after), by: { ...grace, key: "API key 'n8n'" } } as const
    expect(historyActor(byKey)).toBe("Grace Hopper, API key 'n8n'")
  })

  it('reports which mails went out, and to whom', () => {
    const mail: Extract<HistoryEntry, { kind: 'mail' }> = {
      id: 'mail-1',
      kind: 'mail',
      at,
      event: 'confirmed',
      audience: 'visitor',
      recipient: null,
      sequence: 1,
      messageId: '<1@example.com>',
      via: 'smtp',
    }
    expect(historyText(mail, { zone, team, currency: 'USD' })).toBe('Confirmation sent')
    expect(historyActor(mail)).toBe('to the visitor')
    expect(historyText({ ...mail, via: 'file', event: 'received' }, { zone, team, currency: 'USD' })).toBe(
      'Email about the request stored as a file',
    )
    expect(historyActor({ ...mail, recipient: 'desk@example.com' })).toBe('to desk@example.com')
  })

  it.each([
    [
      null,
      { stage: 'offer_sent', outcome: null, lostReason: null, value: null, expectedMonth: null },
      'Stage: Offer sent',
    ],
    [
      { outcome: null, lostReason: null },
      { outcome: 'lost', lostReason: 'price' },
      'Stage: Lost, reason: Too expensive',
    ],
    [{ outcome: 'won' }, { outcome: null }, 'Stage: open again'],
    [{ value: 2500 }, { value: null }, 'Value removed'],
    [{ expectedMonth: '2027-03' }, { expectedMonth: null }, 'Expected month removed'],
    [{ value: null }, { value: 2500 }, 'Value $2,500'],
    [{}, {}, 'Stage changed'],
  ])('says of a stage that changed from %j to %j: %s', (before, after, said) => {
    expect(leadChangeText({ before, after }, 'USD')).toBe(said)
  })

  it('names the person who acts without an account', () => {
    const entry = (by: 'visitor' | 'site'): HistoryEntry => ({
      kind: 'change',
      id: '1',
      at,
      action: 'UPDATE',
      by: { kind: by },
      before: {},
      after: {},
    })
    expect(historyActor(entry('visitor'))).toBe('the visitor')
    expect(historyActor(entry('site'))).toBe('the site')
  })
})

describe('bookings that were cancelled together', () => {
  it('are counted by what became of them', () => {
    expect(cancellationText(['cancelled', 'cancelled', 'not_found'])).toEqual({
      text: '2 cancelled, 1 no longer there',
      failed: false,
    })
    expect(cancellationText(['cancelled', 'failed', 'completed']).failed).toBe(true)
    expect(cancellationText(['cancelled', 'stale'])).toEqual({
      text: '1 cancelled, 1 skipped because someone else changed it: check again',
      failed: true,
    })
  })
})

const desk = { zone, lanes: [] }

describe('arrow keys in a week', () => {
  const slot = (time: string, start: string, end: string) => ({ time, start, end })
  const day = (date: string, free: ReturnType<typeof slot>[]) =>
    dayCells({ date, isToday: false, open: [], isOff: false, lanes: [], free, busy: [] }, [], desk)
  const nine = slot('09:00', '2026-11-23T08:00:00Z', '2026-11-23T09:00:00Z')
  const noon = slot('12:00', '2026-11-23T11:00:00Z', '2026-11-23T12:00:00Z')
  const later = slot('13:00', '2026-11-25T12:00:00Z', '2026-11-25T13:00:00Z')
  const days = [day('2026-11-23', [noon, nine]), day('2026-11-24', []), day('2026-11-25', [later])]

  it('go by time within a day', () => {
    expect(neighbour(days, nine.start, 'ArrowDown')).toBe(noon.start)
    expect(neighbour(days, noon.start, 'ArrowUp')).toBe(nine.start)
    expect(neighbour(days, noon.start, 'ArrowDown')).toBeUndefined()
  })

  it('go to the nearest time of the next day that has any', () => {
    expect(neighbour(days, nine.start, 'ArrowRight')).toBe(later.start)
    expect(neighbour(days, later.start, 'ArrowLeft')).toBe(noon.start)
    expect(neighbour(days, later.start, 'ArrowRight')).toBeUndefined()
    expect(neighbour(days, later.start, 'Enter')).toBeUndefined()
  })
})

describe('a cancelled call in a week', () => {
  it('shares the width with the time that it left free, and with no other', () => {
    const date = '2026-11-23'
    const call = {
      ...{
        id: 'c',
        name: 'Ada',
        email: 'ada@example.com',
        phone: null,
        outcomeNote: null,
        status: 'cancelled' as const,
        withoutLink: false,
      },
      ...{ start: `${date}T08:00:00.000Z`, end: `${date}T09:00:00.000Z`, updatedAt: `${date}T07:00:00.000Z` },
      host: null,
    }
    const free = [
      { time: '09:00', start: `${date}T08:00:00.000Z`, end: `${date}T09:00:00.000Z` },
      { time: '10:00', start: `${date}T09:00:00.000Z`, end: `${date}T10:00:00.000Z` },
    ]
    const cells = dayCells(
      { date, isToday: false, open: [], isOff: false, lanes: [], free, busy: [] },
      [call],
      desk,
    )
    expect(cells.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 2],
      [1, 2],
      [0, 1],
    ])
  })
})

describe('a week of several hosts', () => {
  it('gives each its lane, and keeps calls of one time of one host apart', () => {
    const date = '2026-11-23'
    const call = (id: string, host: string | null) => ({
      ...{
        id,
        name: id,
        email: 'ada@example.com',
        phone: null,
        outcomeNote: null,
        status: 'confirmed' as const,
        withoutLink: false,
      },
      ...{ start: `${date}T08:00:00.000Z`, end: `${date}T09:00:00.000Z`, updatedAt: `${date}T07:00:00.000Z` },
      host: host === null ? null : { id: host, name: host },
    })
    const lanes = [null, 'anna', 'ben'].map((host) => ({ host, name: host ?? 'The desk' }))
    const day = { date, isToday: false, open: [], isOff: false, lanes: [], free: [], busy: [] }
    const calls = [call('a', null), call('b', 'ben'), call('c', 'ben'), call('d', 'switched off')]
    const cells = dayCells(day, calls, { zone, lanes })
    const placed = cells.map(({ key, lane, lanes }) => [key, lane, lanes])
    expect(placed).toEqual([
      ['a', 0, 6],
      ['d', 1, 6],
      ['b', 4, 6],
      ['c', 5, 6],
    ])
  })

  it("keeps the desk's free times in its lane, whatever a host does then", () => {
    const date = '2026-11-23'
    const nine = { start: `${date}T08:00:00.000Z`, end: `${date}T09:00:00.000Z` }
    const ben = {
      ...{
        id: 'b',
        name: 'Ada',
        email: 'ada@example.com',
        phone: null,
        outcomeNote: null,
        status: 'confirmed' as const,
        withoutLink: false,
      },
      ...{ ...nine, updatedAt: nine.start, host: { id: 'ben', name: 'Ben' } },
    }
    const lanes = [null, 'ben'].map((host) => ({ host, name: host ?? 'The desk' }))
    const free = [{ time: '09:00', ...nine }]
    const day = { date, isToday: false, open: [], isOff: false, lanes: [], free, busy: [] }
    const cells = dayCells(day, [ben], { zone, lanes })
    expect(cells.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 2],
      [1, 2],
    ])
  })
})

describe('settings that someone else has changed', () => {
  it('are reported by their names, with both values', () => {
    const settings: CalendarSettingsInput = {
      adminEmail: null,
      timezone: 'Europe/Berlin',
      workingDays: [1, 2],
      workingHoursStart: '09:00',
      workingHoursEnd: '17:00',
      bookingDurationMinutes: 60,
      bufferTimeMinutes: 0,
      maxDaysAdvance: 30,
      breakStart: null,
      breakEnd: null,
      minimumNoticeHours: 0,
      maxCallsPerDay: 0,
      minimumChangeNoticeHours: 0,
      unconfirmedPerHour: 12,
      weeklyHours: [],
      daysOff: [],
      specialHours: [],
      visitorsConfirmByMail: false,
      meetingKind: 'google_meet',
      meetingUrl: null,
      busyCalendars: [],
      confirmAutomatically: false,
      reminderHours: [24],
    }
    expect(settingChanges(settings, { ...settings, workingDays: [1, 5], workingHoursEnd: '18:00' })).toEqual([
      'Working days: Mon, Fri (was Mon, Tue)',
      'Working hours end: 18:00 (was 17:00)',
    ])
    expect(settingChanges(settings, settings)).toEqual([])
    const daysOff = [{ from: '2026-12-24', to: '2026-12-26', everyYear: true, note: 'Christmas' }]
    const specialHours = [{ date: '2026-12-05', start: '10:00', end: '12:00', note: null }]
    expect(settingChanges(settings, { ...settings, daysOff, specialHours, breakStart: '12:00' })).toEqual([
      'Break from: 12:00 (was none)',
      'Days off: 2026-12-24 to 2026-12-26 every year (Christmas) (was none)',
      'Other hours on one date: 2026-12-05 10:00 to 12:00 (was none)',
    ])
  })
})
