import { describe, expect, it } from 'vitest'
import {
  choiceOf,
  hoursForBreak,
  noteOf,
  widerDaysOff,
  withDay,
  withoutBreak,
} from '../../../src/features/booking/settings/one-day'

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
  it('are the last choice', () => {
    let days: Parameters<typeof choiceOf>[0] = none
    for (const choice of [closed, hours, usual, hours, closed, closed, usual]) {
      days = withDay(days, monday, choice, 'Note')
      expect(choiceOf(days, monday)).toEqual(choice)
      expect(choiceOf(days, '2026-11-24')).toEqual(usual)
      expect(noteOf(days, monday)).toBe(choice === usual ? null : 'Note')
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

  it('with a break are what is left of the hours that hold without it, and can be given back', () => {
    const week = [
      { start: '09:00', end: '12:00' },
      { start: '13:00', end: '17:00' },
    ]
    const noon = { kind: 'break', start: '14:00', end: '15:30' } as const
    const cut = withDay(none, monday, noon, 'Dentist', week)
    expect(cut.specialHours.map(({ start, end }) => `${start}-${end}`)).toEqual([
      '09:00-12:00',
      '13:00-14:00',
      '15:30-17:00',
    ])
    // Three stretches do not have one break.
    expect(choiceOf(cut, monday)).toEqual({ kind: 'hours', start: '09:00', end: '17:00' })
    expect(withDay(cut, monday, usual, null)).toEqual(none)

    const whole = [{ start: '09:00', end: '17:00' }]
    const once = withDay(none, monday, noon, null, whole)
    expect(choiceOf(once, monday)).toEqual(noon)
    const later = { kind: 'break', start: '10:00', end: '11:00' } as const
    const instead = hoursForBreak(once, monday, whole, true)
    expect(choiceOf(withDay(once, monday, later, null, instead), monday)).toEqual(later)
    const remaining = hoursForBreak(once, monday, whole, false)
    expect(withDay(once, monday, later, null, remaining).specialHours).toHaveLength(3)
  })

  it.each([
    ['in the middle', '11:00', '12:00', ['09:00-11:00', '12:00-17:00']],
    ['at the beginning', '08:00', '10:00', ['10:00-17:00']],
    ['at the end', '16:00', '18:00', ['09:00-16:00']],
    ['next to the hours', '18:00', '19:00', ['09:00-17:00']],
    ['over all of them', '09:00', '17:00', []],
  ])('a break %s', (_, start, end, left) => {
    const open = withoutBreak([{ start: '09:00', end: '17:00' }], { start, end })
    expect(open.map((stretch) => `${stretch.start}-${stretch.end}`)).toEqual(left)
  })

  it('in three stretches are reported from first to last', () => {
    const at = (start: string, end: string) => ({ date: monday, start, end, note: null })
    const specialHours = [at('14:00', '16:00'), at('09:00', '11:00'), at('12:00', '13:00')]
    expect(choiceOf({ daysOff: [], specialHours }, monday)).toEqual({
      kind: 'hours',
      start: '09:00',
      end: '16:00',
    })
  })
})
