import { describe, expect, it } from 'vitest'
import { isReached, isSpread, thresholdFor, thresholds } from '../../../src/features/security/alerts/rules'

describe('critical thresholds', () => {
  it.each([
    ['rate_limit_hit', 'rate_limit', 5, 1],
    ['validation_error', 'input', 10, 5],
    ['auth_attempt', 'auth', 10, 5],
  ] as const)('of %s in %s: more than %d in %d minutes', (type, category, most, minutes) => {
    const threshold = thresholdFor(type, category)
    expect(threshold?.windowMinutes).toBe(minutes)
    expect(threshold && isReached(threshold, most)).toBe(false)
    expect(threshold && isReached(threshold, most + 1)).toBe(true)
  })

  it('watch nothing else', () => {
    expect(thresholdFor('csrf_violation', 'csrf')).toBeUndefined()
    expect(thresholdFor('suspicious_activity', 'access')).toBeUndefined()
    // Refused for want of rights, which is no failed sign-in.
    expect(thresholdFor('auth_attempt', 'access')).toBeUndefined()
    expect(new Set(thresholds.map(({ rule }) => rule)).size).toBe(thresholds.length)
  })
})

describe('failed sign-ins', () => {
  it.each([
    [{ failures: 20, addresses: 10, accounts: 1 }, true],
    [{ failures: 20, addresses: 1, accounts: 10 }, true],
    [{ failures: 19, addresses: 19, accounts: 19 }, false],
    [{ failures: 500, addresses: 9, accounts: 9 }, false],
  ])('%j are an attack: %s', (seen, attack) => {
    expect(isSpread(seen)).toBe(attack)
  })
})
