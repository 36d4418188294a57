import { describe, expect, it } from 'vitest'
import { choosePassword } from '../../../src/emails/account/invitation-mails'
import { assignmentNotice } from '../../../src/emails/queue/assignment-notice'

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

  it('says who, as what, until when, and where', () => {
    expect(mail.text).toContain('Grace & Co created an account for you')
    expect(mail.text).toMatch(/super admin/)
    expect(mail.text).toContain('28 March 2027')
    expect(mail.text).toContain('https://quickwin.example/auth?mode=reset&token=abc-_123')
  })

  it('draws what people are called as text', () => {
    expect(mail.html).not.toContain('<b>Mary')
    expect(mail.html).toContain('Grace &amp; Co')
  })
})

describe('the mail to whom work was assigned', () => {
  const mail = (by: string | null, company: string | null) =>
    assignmentNotice(brand, {
      kind: 'registration',
      name: 'Ada\r\nBcc: x@example.com',
      company,
      by,
      when: null,
      url: 'https://quickwin.example/dashboard',
    })

  it('names the client on one line of the subject, and who assigned it', () => {
    expect(mail('Grace', 'Engines').subject).toBe(
      'Assigned to you: registration of Ada Bcc: x@example.com, Engines',
    )
    expect(mail('Grace', null).text).toContain('Grace has assigned it to you.')
    expect(mail(null, null).text).toContain('A colleague has assigned it to you.')
    expect(mail(null, null).text).toContain('https://quickwin.example/dashboard')
  })
})
