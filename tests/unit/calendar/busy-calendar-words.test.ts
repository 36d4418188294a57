import { expect, it } from 'vitest'
import { leftOutWords } from '../../../src/admin/super-admin/calendar/busy-calendar-words'

it('names event, date and reason of what was left out of a busy calendar', () => {
  const zone = 'Europe/Berlin'
  expect(
    leftOutWords({ reason: 'zone', event: 'Lunch', date: '2026-12-01', zone: 'Mars/Olympus' }, zone),
  ).toEqual({
    about: 'Lunch, Tuesday, 1 December 2026',
    words: "The time zone 'Mars/Olympus' is unknown. Its times are read as Europe/Berlin.",
  })
  expect(leftOutWords({ reason: 'start' }, zone)).toEqual({
    about: 'Event without a title',
    words: 'Its start cannot be read. It blocks no time.',
  })
  expect(leftOutWords({ reason: 'many' }, zone).about).toBe('Whole file')
})
