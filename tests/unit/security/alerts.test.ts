import { describe, expect, it } from 'vitest'
import { isSpread } from '../../../src/features/security/alerts/rules'

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
