import { describe, expect, test } from 'vitest'
import { failureText } from '@/components/form/failure-text'
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

describe('what a person reads', () => {
  test.each<[string, Failure, string]>([
    ['offline', { ok: false, reason: 'offline' }, 'You seem to be offline. What you typed is kept.'],
    [
      'slow',
      { ok: false, reason: 'timeout' },
      'The answer is taking too long. What you typed is kept. Please try again.',
    ],
    ['down', unavailable('Back soon.'), 'Back soon. What you typed is kept.'],
    [
      'down without a word',
      unavailable(),
      'The service is not available right now. Please try again shortly. What you typed is kept.',
    ],
    ['refused', refused(null, 'Not this one.'), 'Not this one.'],
    ['refused without a reason', refused(null), 'That failed.'],
    ['refused for seconds', refused(30, 'Slowly.'), 'Slowly. Try again in a minute.'],
    ['refused for minutes', refused(14 * 60 + 1, 'Slowly.'), 'Slowly. Try again in 15 minutes.'],
    ['refused for a day', refused(24 * 3600, 'Slowly.'), 'Slowly. Try again in 24 hours.'],
  ])('%s', (_, failure, text) => {
    expect(failureText(failure, 'That failed.', { typed: true })).toBe(text)
  })

  test('nothing is kept where nothing was typed', () => {
    expect(failureText({ ok: false, reason: 'offline' }, '')).toBe(
      'You seem to be offline. Please try again.',
    )
    expect(failureText({ ok: false, reason: 'timeout' }, '')).not.toContain('typed')
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
  expect(await loadPart(load)).toEqual({ ok: false, reason: 'offline' })
  expect(await loadPart(load)).toEqual({ ok: true, part: 'part' })
})
