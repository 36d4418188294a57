import { describe, expect, it } from 'vitest'
import * as account from '../../../src/emails/account/account-messages'
import {
  invitation,
  registrationNotice,
  registrationReceived,
} from '../../../src/emails/account/invitation-mails'
import { superAdminChanged } from '../../../src/emails/account/super-admin-changed'

const brand = {
  name: 'Quickwin',
  siteUrl: 'https://quickwin.example',
  contactEmail: 'hello@quickwin.example',
}
const token = 'a'.repeat(43)

const signUp = {
  name: 'Grace',
  token,
  at: '2026-11-20T21:30:00.000Z',
  device: 'Firefox on Linux',
  oneOfSeveral: false,
}

describe('mails of accounts', () => {
  it.each([
    [account.confirmSignUp(brand, signUp), `https://quickwin.example/confirm-email?token=${token}`],
    [account.resetPassword(brand, { token }), `https://quickwin.example/auth?mode=reset&token=${token}`],
    [account.confirmNewEmail(brand, { token }), `https://quickwin.example/confirm-email?token=${token}`],
    [
      invitation(brand, { token, expiresAt: new Date('2026-12-04T10:00:00Z') }),
      `https://quickwin.example/client-register?token=${token}`,
    ],
  ])('hold their link', (message, link) => {
    expect(message.text).toContain(link)
    expect(message.html).toContain(link.replaceAll('&', '&amp;'))
  })

  it('tell a client that the registration has arrived, and what follows', () => {
    const { subject, text } = registrationReceived(brand, { name: 'Grace' })
    expect(subject).toBe('We received your registration with Quickwin')
    for (const words of ['Hello Grace,', 'within 24 hours', '2-3 days', 'hello@quickwin.example'])
      expect(text).toContain(words)
  })

  it('never repeat a link where none belongs', () => {
    for (const message of [
      account.passwordChanged(brand),
      account.welcome(brand, { name: 'Grace' }),
      account.alreadyRegistered(brand),
      account.addressInUse(brand),
    ]) {
      expect(message.text).not.toContain('token=')
    }
  })

  it('say whose password a confirmed sign-up brings, and when there are several', () => {
    const one = account.confirmSignUp(brand, signUp).text
    expect(one).toContain('20 November 2026, 21:30 UTC')
    expect(one).toContain('Firefox on Linux')
    expect(one).toContain('the person who signed up would know the password')
    expect(one).not.toContain('more than one sign-up')
    expect(account.confirmSignUp(brand, { ...signUp, oneOfSeveral: true }).text).toContain(
      'more than one sign-up',
    )
  })

  it('tell the account and the other super admins who changed whom', () => {
    const about = { account: 'grace@example.com', by: 'ada@example.com' }
    const own = superAdminChanged(brand, { ...about, to: 'grace@example.com', change: 'removed' })
    expect(own.subject).toBe('A super admin was removed: Quickwin')
    expect(own.text).toContain('Your account no longer has the role super admin.')
    // It cannot open the list any more.
    expect(own.text).not.toContain('/super-admin')
    const other = superAdminChanged(brand, { ...about, to: 'mary@example.com', change: 'switched-off' })
    expect(other.text).toContain('The account grace@example.com cannot sign in')
    expect(other.text).toContain('ada@example.com')
    expect(other.text).toContain('https://quickwin.example/super-admin/users')
    const byCommand = superAdminChanged(brand, {
      ...about,
      by: null,
      to: 'mary@example.com',
      change: 'added',
    })
    expect(byCommand.text).toContain('A command on the server')
  })

  it('do not speak of a sign-up where there was none', () => {
    expect(account.addressInUse(brand).text).not.toMatch(/signed up/i)
  })

  it('tell the team everything, as text, the phone included', () => {
    const message = registrationNotice(
      brand,
      {
        fullName: '<b>Grace</b>',
        email: 'grace@example.com',
        phone: '+49301234567',
        companyName: 'Cobol & Sons',
        businessSize: '11-50',
        industry: 'Technology',
        currentChallenges: '',
        automationInterests: ['Data Analysis & Reporting'],
        budgetRange: 'Under $5,000',
        timeline: 'Soon (1-2 months)',
      },
      'https://quickwin.example/admin/collections/client-registrations/1',
    )
    expect(message.text).toContain('+49301234567')
    expect(message.html).toContain('&lt;b&gt;Grace&lt;/b&gt;')
    expect(message.text).not.toContain('Challenges')
  })
})
