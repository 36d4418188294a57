import { describe, expect, it } from 'vitest'
import * as account from '../../../src/emails/account/account-messages'
import { invitation } from '../../../src/emails/account/invitation'
import { registrationNotice } from '../../../src/emails/account/registration-notice'

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
