import { expect, it } from 'vitest'
import { bookingChangeSchema } from '@/features/booking/change/schema'
import { isHour12In } from '@/lib/time/format'

it.each([
  ['en-US', true],
  ['de-DE', false],
  // What browsers take over from the system: no language tags.
  ['C', false],
  ['en_US.UTF-8', false],
  ['', false],
])('the clock of a browser in %j counts to twelve: %s', (language, is12) => {
  expect(isHour12In(language)).toBe(is12)
})

it.each(['visitorTimezone', 'timezone'])('no zone that mails could not write is stored as %s', (field) => {
  expect(bookingChangeSchema.safeParse({ [field]: 'Mars/Olympus' }).success).toBe(false)
  for (const zone of ['Europe/Kyiv', '', null])
    expect(bookingChangeSchema.safeParse({ [field]: zone }).success).toBe(true)
})
