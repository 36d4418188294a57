import { describe, expect, it } from 'vitest'
import { choosePassword } from '../../../src/emails/account/invitation-mails'

const brand = {
  name: 'Quickwin',
  siteUrl: 'https://quickwin.example',
  contactEmail: 'hello@quickwin.example',
}

describe('the mail to a new colleague', () => {
  const mail = choosePassword(brand, {
    token: 'abc-_123',
    name: '<b>Mary</b>',
    role: 'super_admin',
    by: 'Grace & Co',
    expiresAt: '2027-03-28T00:30:00.000Z',
  })

  it('draws what people are called as text', () => {
    expect(mail.html).not.toContain('<b>Mary')
    expect(mail.html).toContain('Grace &amp; Co')
  })
})
