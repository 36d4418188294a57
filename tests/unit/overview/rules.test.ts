import { describe, expect, it } from 'vitest'
import { type ActivityEntry, activityOf } from '../../../src/features/overview/activity'
import {
  countedSince,
  funnelRows,
  interestRows,
  postRows,
  rates,
  visitorRows,
  weekRows,
} from '../../../src/features/overview/chart-rows'
import {
  boundsOf,
  chosenLength,
  datesOf,
  lastDays,
  mondayOf,
  mondaysAround,
  todayAndTomorrow,
} from '../../../src/features/overview/period'
import { systemState } from '../../../src/features/overview/system-state'

const BERLIN = 'Europe/Berlin'

describe('a period', () => {
  it('is one of three lengths, also for other addresses', () => {
    expect(['7', '30', '90', '8', '', 'x', undefined].map(chosenLength)).toEqual([7, 30, 90, 30, 30, 30, 30])
  })

  it('ends today by the clock of the business', () => {
    const lateInUtc = new Date('2026-11-21T23:30:00Z')
    expect(lastDays(7, lateInUtc, BERLIN)).toEqual({ from: '2026-11-16', to: '2026-11-22', zone: BERLIN })
    expect(lastDays(7, lateInUtc, 'America/New_York').to).toBe('2026-11-21')
    expect(datesOf(lastDays(7, lateInUtc, BERLIN))).toHaveLength(7)
  })

  it('is bounded by midnights, also where clocks change', () => {
    expect(boundsOf({ from: '2027-03-27', to: '2027-03-28', zone: BERLIN })).toEqual({
      start: '2027-03-26T23:00:00.000Z',
      end: '2027-03-28T22:00:00.000Z',
    })
  })

  it('of two days goes over the end of a year', () => {
    const { from, to } = todayAndTomorrow(new Date('2026-12-31T12:00:00Z'), BERLIN)
    expect([from, to]).toEqual(['2026-12-31', '2027-01-01'])
  })

  it('of weeks is twelve Mondays with this one among them', () => {
    const sunday = new Date('2026-11-22T12:00:00Z')
    const mondays = mondaysAround(sunday, BERLIN)
    expect(mondays).toHaveLength(12)
    expect(mondays[7]).toBe('2026-11-16')
    expect(mondays.map(mondayOf)).toEqual(mondays)
  })
})

describe('the rows of a chart', () => {
  const period = { from: '2026-11-19', to: '2026-11-21', zone: BERLIN }
  const whole = new Map([
    ['2026-11-19', 120],
    ['2026-11-20', 0],
    ['2026-11-21', 80],
  ])
  const steps = { visitors: 200, inquiries: 5, bookings: 1, held: 1, won: 1, byDay: whole }

  it('say nothing where nothing was counted', () => {
    const late = { ...steps, visitors: 80, byDay: new Map([['2026-11-21', 80]]) }
    expect(visitorRows(period, late).map(({ values }) => values.visitors)).toEqual([null, null, 80])
    expect(visitorRows(period, steps).map(({ values }) => values.visitors)).toEqual([120, 0, 80])
    expect(funnelRows(period, { ...steps, visitors: null })[0]?.values).toEqual({ count: null })
    expect(countedSince(period, late)).toBe('21 Nov')
    expect(countedSince(period, steps)).toBeUndefined()
  })

  it('lead from visit to won, each figure to its rows', () => {
    const made = 'from=2026-11-19&to=2026-11-21'
    expect(funnelRows(period, steps).map(({ label, hrefs }) => [label, hrefs?.count])).toEqual([
      ['Visitors', '#visitors-by-day'],
      ['Inquiries', `/admin/queue?kind=inquiry&status=all&${made}`],
      ['Bookings', '/super-admin/bookings?view=all&madeFrom=2026-11-19&madeTo=2026-11-21'],
      ['Calls held', '/super-admin/bookings?view=all&status=completed&madeFrom=2026-11-19&madeTo=2026-11-21'],
      ['Won', `/admin/queue?status=won&${made}`],
    ])
  })

  it('give shares of visitors only when all days were counted', () => {
    expect(rates(period, steps)).toBe('Of 100 visitors 2.5 wrote and 0.5 booked.')
    expect(rates(period, { ...steps, byDay: new Map([['2026-11-21', 200]]) })).toBeUndefined()
    expect(rates(period, { ...steps, visitors: 0 })).toBeUndefined()
  })

  it('name this week, and have every status', () => {
    const weeks = new Map([
      ['2026-11-09', { confirmed: 2 }],
      ['2026-11-16', {}],
    ])
    expect(weekRows(weeks, '2026-11-16')).toMatchObject([
      { label: '9 Nov', values: { confirmed: 2, pending: 0, completed: 0, cancelled: 0 } },
      { label: 'This week', values: { confirmed: 0, pending: 0, completed: 0, cancelled: 0 } },
    ])
    expect(weekRows(weeks, '2026-11-16')[0]?.hrefs?.confirmed).toBe(
      '/super-admin/bookings?view=all&status=confirmed&from=2026-11-09&to=2026-11-15',
    )
  })

  it('stand with the greatest first, and two posts of one title apart', () => {
    const counts = {
      process_automation: 1,
      data_analysis: 0,
      system_integration: 4,
      custom_development: 0,
      consulting: 2,
    }
    expect(interestRows(counts).map(({ label }) => label)).toEqual([
      'System integration',
      'Consulting',
      'Process automation',
      'Data analysis',
      'Custom development',
    ])
    const posts = ['One', 'Two', 'One'].map((title, index) => ({ id: String(index), title, views: 3 }))
    expect(postRows(posts).map(({ label }) => label)).toEqual(['One', 'Two', 'One (2)'])
  })
})

describe('an entry of the audit log', () => {
  const entry = (more: Partial<ActivityEntry>): ActivityEntry => ({
    id: 'e1',
    at: '2026-11-21T10:00:00.000Z',
    action: 'UPDATE',
    table: 'bookings',
    recordId: 'b1',
    userId: 'u1',
    person: 'Ada',
    before: null,
    after: {},
    ...more,
  })
  const entryText = (more: Partial<ActivityEntry>) => {
    const { who, what, href } = activityOf(entry(more))
    return [`${who} ${what}`, href]
  }

  it.each<[Partial<ActivityEntry>, string, string]>([
    [{ after: { status: 'confirmed' } }, 'Ada confirmed a booking', '/super-admin/bookings?open=b1'],
    [{ after: { bookingDatetime: 'x' } }, 'Ada moved a booking', '/super-admin/bookings?open=b1'],
    [
      { action: 'INSERT', userId: null, person: null, after: { by: 'visitor' } },
      'A visitor made a booking',
      '/super-admin/bookings?open=b1',
    ],
    [
      { table: 'inquiries', action: 'INSERT', recordId: 'i1', userId: null, person: null },
      'A visitor sent an inquiry',
      '/admin/queue?status=all&open=inquiry-i1',
    ],
    [{ action: 'DELETE', after: null }, 'Ada deleted a booking', '/super-admin/monitoring?open=e1'],
    [
      { table: 'user_roles', action: 'INSERT', after: { user: 'u2', role: 'admin' } },
      'Ada assigned the role admin',
      '/super-admin/users?open=u2',
    ],
    [
      { table: 'user_roles', action: 'DELETE', before: { user: 'u2', role: 'admin' }, after: null },
      'Ada removed the role admin',
      '/super-admin/users?open=u2',
    ],
    [
      { table: 'profiles', recordId: 'u2', after: { active: false } },
      'Ada switched off an account',
      '/super-admin/users?open=u2',
    ],
    [
      { table: 'sessions', action: 'DELETE', recordId: 'u2', after: null },
      'Ada ended the sessions of an account',
      '/super-admin/users?open=u2',
    ],
    [{ table: 'calendar_settings' }, 'Ada changed the calendar settings', '/super-admin/calendar'],
    [
      { table: 'some_table', person: null, userId: null },
      'The site changed an entry of some table',
      '/super-admin/monitoring?open=e1',
    ],
    [{ person: null }, 'A deleted account changed a booking', '/super-admin/bookings?open=b1'],
  ])('%j', (more, words, href) => expect(entryText(more)).toEqual([words, href]))
})

describe('the state of the system', () => {
  const fine = { database: 'ok', jobs: 'ok', calendar: 'off', deadLetters: 0 } as const

  it('is the word of its worst part', () => {
    expect(systemState(fine).word).toBe('Excellent')
    expect(systemState({ ...fine, calendar: 'ok' }).word).toBe('Excellent')
    expect(systemState({ ...fine, calendar: 'stale' }).word).toBe('Needs attention')
    expect(systemState({ ...fine, deadLetters: 2 })).toEqual({
      word: 'Needs attention',
      note: '2 jobs failed for good',
    })
    expect(systemState({ ...fine, disk: { state: 'full' }, deadLetters: 2 }).word).toBe('Degraded')
    expect(systemState({ ...fine, disk: { state: 'low' } }).note).toBe('the disk is nearly full')
    expect(systemState({ ...fine, mail: { retrying: 3 } }).note).toBe(
      '3 emails are not accepted by the mail server yet',
    )
    expect(systemState({ ...fine, deadLetters: 2, jobs: 'down' }).word).toBe('Degraded')
    expect(systemState({ ...fine, database: 'down', jobs: 'down' }).word).toBe('Down')
  })
})
