import { expect, it } from 'vitest'
import { callDistance } from '../../../src/admin/ui/time-text'

const FRIDAY_EVENING = Date.parse('2026-11-27T16:35:00Z')

it.each([
  ['2026-11-27T19:00:00Z', 'in 2 h'],
  ['2026-11-27T13:00:00Z', '3 h ago'],
  ['2026-11-28T08:00:00Z', 'tomorrow'],
  ['2026-11-26T22:59:00Z', 'yesterday'],
  // Less than three times 24 hours, but Monday is three days after Friday.
  ['2026-11-30T08:00:00Z', 'in 3 days'],
  // After midnight in Berlin.
  ['2026-11-29T23:30:00Z', 'in 3 days'],
  ['2026-11-24T13:00:00Z', '3 days ago'],
  ['2026-12-27T08:00:00Z', 'in 30 days'],
  ['2026-12-28T08:00:00Z', undefined],
])('says of %s how many days of the calendar it is away', (at, said) => {
  expect(callDistance(Date.parse(at), FRIDAY_EVENING, 'Europe/Berlin')).toBe(said)
})
