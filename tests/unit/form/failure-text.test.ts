import { describe, expect, test } from 'vitest'
import { problemText, UNEXPECTED } from '@/components/form/failure-text'
import { messagesByField } from '@/components/form/form-fields'
import { loadPart } from '@/components/form/load-part'
import type { Failure } from '@/lib/http/send'

const refused = (retryAfterSeconds: number | null, ...messages: string[]): Failure => ({
  ok: false,
  reason: 'refused',
  status: 429,
  errors: messages.map((message) => ({ message })),
  retryAfterSeconds,
  extra: null,
})

const unavailable = (...messages: string[]): Failure => ({
  ok: false,
  reason: 'unavailable',
  status: 503,
  errors: messages.map((message) => ({ message })),
  retryAfterSeconds: null,
})

describe('what is in a form', () => {
  const BOOKING = 'Failed to create booking. Please try again.'

  test.each<[string, Failure, string, string]>([
    [
      'its own words come before the reason',
      { ok: false, reason: 'offline' },
      BOOKING,
      `${BOOKING} You seem to be offline. What you typed is kept.`,
    ],
    [
      'one invitation to try again is enough',
      { ok: false, reason: 'timeout' },
      BOOKING,
      `${BOOKING} This is taking too long. What you typed is kept.`,
    ],
    ['words become a sentence', refused(null, 'Not you.'), 'Failed to save', 'Failed to save. Not you.'],
    ['the reason alone where it is enough', refused(null, 'Not this one.'), '', 'Not this one.'],
    ['nothing is said twice', refused(60, 'Slowly.'), 'Slowly.', 'Slowly. Try again in a minute.'],
    [
      'what is known is not unexpected',
      { ok: false, reason: 'offline' },
      UNEXPECTED,
      'You seem to be offline. What you typed is kept.',
    ],
    [
      'what is not known is',
      unavailable(),
      UNEXPECTED,
      `${UNEXPECTED} The service is not available right now. What you typed is kept.`,
    ],
  ])('%s', (_, failure, lead, text) => {
    expect(problemText(failure, lead, 'That failed.')).toBe(text)
  })
})

test('a field has its first message; a message about a part of it counts', () => {
  const messages = messagesByField([
    { message: 'No field' },
    { field: 'name', message: 'First' },
    { field: 'name', message: 'Second' },
    { field: 'interests.2', message: 'Unknown' },
  ])
  expect(messages).toEqual({ name: 'First', interests: 'Unknown', 'interests.2': 'Unknown' })
})

test('a part that does not load is a value, and is asked for again', async () => {
  let tries = 0
  const load = async () => {
    tries += 1
    if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return 'part'
  }
  expect(await loadPart(load)).toEqual({ ok: false, reason: 'unreachable' })
  expect(await loadPart(load)).toEqual({ ok: true, part: 'part' })
})
