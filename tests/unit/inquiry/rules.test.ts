import { expect, it } from 'vitest'
import { waitBeforeNext } from '../../../src/features/inquiry/rules'

it.each([
  [null, 5],
  [0, 5],
  [120, 5],
  [300, 5],
  [301, 6],
  [3600, 60],
])('a wait of %s seconds is one sentence with %i minutes', (seconds, minutes) => {
  expect(waitBeforeNext(seconds)).toBe(`Please wait ${minutes} minutes before submitting another message.`)
})
