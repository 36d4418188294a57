import { describe, expect, it } from 'vitest'
import * as account from '../../../src/emails/account/account-messages'
import { invitation } from '../../../src/emails/account/invitation-mails'

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
})
