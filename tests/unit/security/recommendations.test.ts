import { describe, expect, it } from 'vitest'
import {
  isTask,
  recommendations,
  type SafetyState,
  securityStatus,
} from '../../../src/features/security/advice/rules'

const safe: SafetyState = {
  withoutSecondFactor: { superAdmins: 0, admins: 0 },
  secondFactorRequired: true,
  smtpSet: true,
  keptMails: 0,
  unfinishedLegalPages: [],
  siteUrl: 'https://quickwin.example',
  deadLetters: 0,
  backup: 'ok',
  criticalEvents: 0,
  highEvents: 0,
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
    [{ highEvents: 1 }, 'high-events'],
  ] satisfies [Partial<SafetyState>, string][])('for %j say %s', (change, id) => {
    expect(ids(change)).toEqual([id])
  })

  it('are tasks where they cannot wait, or an alert is open', () => {
    const state = { criticalEvents: 1, highEvents: 2, deadLetters: 3 }
    expect(
      given(state)
        .filter(isTask)
        .map(({ title }) => title),
    ).toEqual(['Look at 1 critical event', 'Look at 2 events of high severity'])
  })

  it('name who and how many', () => {
    const [one] = given({ withoutSecondFactor: { superAdmins: 1, admins: 0 } })
    expect(one?.text).toMatch(/^1 super admin signs in with a password alone/)
    const [several] = given({ withoutSecondFactor: { superAdmins: 2, admins: 3 } })
    expect(several?.text).toMatch(/^2 super admins and 3 admins sign in/)
    expect(given({ unfinishedLegalPages: ['Imprint', 'Terms'] })[0]?.text).toContain('Imprint, Terms')
  })

  it('do not mind plain http on the own machine', () => {
    for (const siteUrl of ['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000']) {
      expect(ids({ siteUrl })).toEqual([])
    }
    expect(ids({ siteUrl: 'http://localhost.evil.example' })).toEqual(['https-missing'])
  })

  it('say what is wrong with the backups, and the command', () => {
    expect(given({ backup: 'old' })[0]).toMatchObject({ title: 'Backups are old' })
    for (const backup of ['none', 'old', 'failed'] as const)
      expect(given({ backup })[0]?.text).toContain('npm run backup')
  })

  it('have the urgent first', () => {
    const urgencies = given({
      unfinishedLegalPages: ['Imprint'],
      secondFactorRequired: false,
      smtpSet: false,
      criticalEvents: 2,
    }).map(({ urgency }) => urgency)
    expect(urgencies).toEqual(['high', 'high', 'medium', 'medium'])
  })
})

const counted = (critical: number, high: number, inHour: number, task?: string, mistyped = 0) => ({
  ...{ critical, high, criticalInHour: inHour, task },
  ...{ attacks: critical - mistyped, attacksInHour: inHour - mistyped },
})

describe('the status', () => {
  it.each([
    [counted(0, 0, 0), 'Secure'],
    [counted(0, 0, 0, 'Serve the site over https'), 'Watch'],
    [counted(0, 1, 0), 'Watch'],
    [counted(1, 0, 0), 'Attacked earlier'],
    [counted(2, 0, 1), 'Under attack'],
    [counted(1, 0, 1, undefined, 1), 'Watch'],
    [counted(2, 0, 1, undefined, 1), 'Attacked earlier'],
  ])('with %j is %s', (alerts, status) => {
    expect(securityStatus(alerts, 100)).toBe(status)
  })
})
