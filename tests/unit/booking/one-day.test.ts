import { describe, expect, it } from 'vitest'
import { choiceOf, widerDaysOff, withDay } from '../../../src/features/booking/settings/one-day'

const monday = '2026-11-23'
const none = { daysOff: [], specialHours: [] }
const off = (from: string, to: string | null = null, everyYear = false) => ({
  from,
  to,
  everyYear,
  note: null,
})
const closed = { kind: 'closed' } as const
const usual = { kind: 'usual' } as const
const hours = { kind: 'hours', start: '10:00', end: '12:00' } as const

describe('the hours of one day', () => {
  it('are what was chosen last, whichever came before', () => {
    let days: Parameters<typeof choiceOf>[0] = none
    for (const choice of [closed, hours, usual, hours, closed, closed, usual]) {
      days = withDay(days, monday, choice, 'Note')
      expect(choiceOf(days, monday)).toEqual(choice)
      expect(choiceOf(days, '2026-11-24')).toEqual(usual)
    }
    expect(days).toEqual(none)
  })

  it('leave days off alone that hold on other days, too', () => {
    const days = {
      daysOff: [off('2026-11-20', '2026-11-25'), off('2020-11-23', null, true)],
      specialHours: [],
    }
    expect(widerDaysOff(days, monday)).toEqual(days.daysOff)
    expect(withDay(days, monday, usual, null)).toEqual(days)
    expect(withDay(days, monday, closed, null)).toEqual(days)
    const opened = withDay(days, monday, hours, null)
    expect(choiceOf(opened, monday)).toEqual(hours)
    expect(opened.daysOff).toEqual(days.daysOff)
  })

  it('with a break are told from first to last', () => {
    const specialHours = [
      { date: monday, start: '14:00', end: '16:00', note: null },
      { date: monday, start: '09:00', end: '11:00', note: null },
    ]
    expect(choiceOf({ daysOff: [], specialHours }, monday)).toEqual({
      kind: 'hours',
      start: '09:00',
      end: '16:00',
    })
  })
})
