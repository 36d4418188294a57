import { describe, expect, it } from 'vitest'
import { lostChoice } from '../../../src/features/booking/availability/lost-choice'
import { refusals, zoneRefusal } from '../../../src/features/booking/availability/refusals'
import type { Failure } from '../../../src/lib/http/send'
import type { Refusal } from '../../../src/lib/http/send-answer'

const refused = (status: number, ...errors: Refusal[]): Failure => ({
  ok: false,
  reason: 'refused',
  status,
  errors,
  retryAfterSeconds: null,
  extra: null,
})

describe('what has to be chosen again', () => {
  it.each(Object.entries(refusals))('is known of the refusal %s', (_reason, error) => {
    const lost = error.field === 'preferredDate' ? 'day' : 'time'
    expect(lostChoice(refused(400, error))).toBe(lost)
    expect(lostChoice(refused(409, error))).toBe(lost)
  })

  it('is the time when the zone has changed, and the day when both are named', () => {
    expect(lostChoice(refused(400, zoneRefusal))).toBe('time')
    expect(lostChoice(refused(400, refusals.taken, refusals.closed))).toBe('day')
  })

  it.each<[string, Failure | null | undefined]>([
    ['nothing failed', null],
    ['a field of the person is wrong', refused(400, { field: 'email', message: 'No' })],
    ['there were too many', refused(429, { code: 'rate_limited', message: 'No' })],
    ['the key belongs to another request', refused(422, { code: 'key_reused', message: 'No' })],
    ['no answer came', { ok: false, reason: 'offline' }],
    [
      'the server could not answer',
      { ok: false, reason: 'unavailable', status: 503, errors: [refusals.closed], retryAfterSeconds: null },
    ],
  ])('is nothing when %s', (_case, failure) => {
    expect(lostChoice(failure)).toBeNull()
  })
})
