import { describe, expect, it } from 'vitest'
import { LINK_FOLLOWS } from '../../../src/content/appointment'
import { funnelRows, rates, wonLead } from '../../../src/features/overview/funnel-rows'
import {
  boundsOf,
  chosenLength,
  datesOf,
  lastDays,
  mondayOf,
  mondaysAround,
  periodBefore,
} from '../../../src/features/overview/period'
import { isMeetingChosen, stepsLeft } from '../../../src/features/overview/todo-rules'

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

  it('of weeks is twelve Mondays with this one among them', () => {
    const sunday = new Date('2026-11-22T12:00:00Z')
    const mondays = mondaysAround(sunday, BERLIN)
    expect(mondays).toHaveLength(12)
    expect(mondays[7]).toBe('2026-11-16')
    expect(mondays.map(mondayOf)).toEqual(mondays)
  })
})

it('how calls take place is chosen by a save, or with Google Meet by a connection', () => {
  const [site, saved] = [
    { hasGoogle: false, isSaved: false },
    { hasGoogle: false, isSaved: true },
  ]
  expect(
    (['later', 'google_meet', 'url', 'phone'] as const).map((kind) => isMeetingChosen(kind, site)),
  ).toEqual([false, false, true, true])
  expect([isMeetingChosen('later', saved), isMeetingChosen('google_meet', saved)]).toEqual([true, false])
  expect(isMeetingChosen('google_meet', { ...site, hasGoogle: true })).toBe(true)
})

it('the step about calls says what the mails say of their link', () => {
  const done = { notices: true, 'second-factor': true, company: true, hours: true, mail: true, backup: true }
  const left = stepsLeft({ ...done, meeting: false })
  expect(left.map(({ id }) => id)).toEqual(['meeting'])
  expect(left[0]?.label).toContain('you add the link')
  expect([left[0]?.label, LINK_FOLLOWS].every((text) => text?.includes('before the call'))).toBe(true)
})

describe('the rows of a chart', () => {
  const period = { from: '2026-11-19', to: '2026-11-21', zone: BERLIN }
  const whole = new Map([
    ['2026-11-19', 120],
    ['2026-11-20', 0],
    ['2026-11-21', 80],
  ])
  const steps = {
    visitors: 200,
    inquiries: 5,
    bookings: 3,
    byVisitors: 1,
    held: 1,
    won: 1,
    wonValue: 3000,
    byDay: whole,
  }

  it('lead from visit to won, each figure to its rows', () => {
    const made = 'from=2026-11-19&to=2026-11-21'
    expect(funnelRows(period, steps, steps).map(({ label, hrefs }) => [label, hrefs?.count])).toEqual([
      ['Visitors', '#visitors-by-day'],
      ['Inquiries', `/admin/queue?kind=inquiry&status=all&${made}`],
      ['Bookings', '/super-admin/bookings?view=all&madeFrom=2026-11-19&madeTo=2026-11-21'],
      ['Calls held', '/super-admin/bookings?view=all&status=completed&from=2026-11-19&to=2026-11-21'],
      ['Won', `/super-admin/people?stage=won&${made}`],
    ])
  })

  it('say what has changed since as many days before, where both are known', () => {
    const earlier = new Map(['2026-11-16', '2026-11-17', '2026-11-18'].map((date) => [date, 50]))
    const before = { ...steps, visitors: 150, inquiries: 5, bookings: 4, byDay: earlier }
    const changes = (of: typeof before) => funnelRows(period, steps, of).map(({ change }) => change)
    expect(changes(before)).toEqual(['+50', 'same', '-1', 'same', 'same'])
    expect(changes({ ...before, byDay: new Map([['2026-11-18', 150]]) })[0]).toBeUndefined()
    expect(periodBefore(period)).toEqual({ from: '2026-11-16', to: '2026-11-18', zone: BERLIN })
  })

  it('name what was won, if anything', () => {
    const leads = { stages: [], count: 0, value: 0, currency: 'USD' }
    expect(wonLead(steps, leads)).toBe('Won: 1, $3,000.')
    expect(wonLead({ ...steps, wonValue: 0 }, leads)).toBeUndefined()
  })

  it('give shares of visitors only when all days were counted', () => {
    expect(rates(period, steps)).toBe('Of 100 visitors 2.5 wrote and 0.5 booked by themselves.')
    expect(rates(period, { ...steps, byDay: new Map([['2026-11-21', 200]]) })).toBeUndefined()
    expect(rates(period, { ...steps, visitors: 0 })).toBeUndefined()
  })
})
