import { describe, expect, it } from 'vitest'
import {
  recommendations,
  type SafetyState,
  securityStatus,
} from '../../../src/features/security/advice/rules'

const safe: SafetyState = {
  withoutSecondFactor: { superAdmins: 0, admins: 0 },
  secondFactorRequired: true,
  smtpSet: true,
  unfinishedLegalPages: [],
  siteUrl: 'https://quickwin.example',
  deadLetters: 0,
  backup: 'ok',
  criticalEvents: 0,
}

const given = (change: Partial<SafetyState>) => recommendations({ ...safe, ...change })
const ids = (change: Partial<SafetyState>) => given(change).map(({ id }) => id)

describe('recommendations', () => {
  it('are none where nothing is missing', () => {
    expect(given({})).toEqual([])
  })

  it.each([
    [{ withoutSecondFactor: { superAdmins: 1, admins: 0 } }, 'second-factor-missing'],
    [{ secondFactorRequired: false }, 'second-factor-not-required'],
    [{ smtpSet: false }, 'smtp-not-set'],
    [{ unfinishedLegalPages: ['Imprint'] }, 'legal-pages-unfinished'],
    [{ siteUrl: 'http://quickwin.example' }, 'https-missing'],
    [{ deadLetters: 1 }, 'dead-letters'],
    [{ backup: 'none' }, 'backup'],
    [{ backup: 'old' }, 'backup'],
    [{ backup: 'failed' }, 'backup'],
    [{ criticalEvents: 1 }, 'critical-events'],
  ] satisfies [Partial<SafetyState>, string][])('for %j say %s', (change, id) => {
    expect(ids(change)).toEqual([id])
  })
})

describe('the status', () => {
  it.each([
    [{ critical: 0, high: 0 }, 'Secure'],
    [{ critical: 0, high: 1 }, 'Watch'],
    [{ critical: 1, high: 0 }, 'Under attack'],
  ])('with %j is %s', (alerts, status) => {
    expect(securityStatus(alerts)).toBe(status)
  })
})
