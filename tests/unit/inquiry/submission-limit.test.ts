import { expect, it } from 'vitest'
import { maySubmit, recentSubmissions, SUBMISSION_WINDOW_MS } from '../../../src/features/inquiry/rules'

const now = Date.parse('2026-11-30T12:00:00Z')
const ago = (ms: number) => now - ms

it('refuses the fourth message within five minutes', () => {
  expect(maySubmit([ago(3000), ago(2000), ago(1000)], now)).toBe(false)
})

it('allows the third one, and another once the first is five minutes old', () => {
  expect(maySubmit([ago(2000), ago(1000)], now)).toBe(true)
  expect(maySubmit([ago(SUBMISSION_WINDOW_MS), ago(2000), ago(1000)], now)).toBe(true)
})

it('forgets what is too old, and times from a clock that was set back', () => {
  expect(recentSubmissions([ago(SUBMISSION_WINDOW_MS + 1), ago(1), now + 60_000], now)).toEqual([ago(1)])
})
