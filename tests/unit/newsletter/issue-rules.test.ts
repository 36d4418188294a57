import { describe, expect, it } from 'vitest'
import { failureKind, sendTime } from '../../../src/features/newsletter/issue/rules'

const zone = 'Europe/Berlin'
const now = new Date('2026-11-22T10:00:00Z')

describe('the time of an issue', () => {
  it.each([
    ['2026-12-01', '09:00', '2026-12-01T08:00:00.000Z'],
    ['2027-07-01', '09:00', '2027-07-01T07:00:00.000Z'],
    // The first of two.
    ['2027-10-31', '02:30', '2027-10-31T00:30:00.000Z'],
  ])('%s %s in Berlin is %s', (date, time, instant) => {
    expect(sendTime({ date, time }, zone, now)).toEqual({ ok: true, at: new Date(instant) })
  })

  it('that the clock skips is asked about', () => {
    const at = (time: string) => sendTime({ date: '2027-03-28', time }, zone, now)
    expect(at('02:30')).toEqual({
      ok: false,
      problem:
        'There is no 02:30 on that day in Europe/Berlin, because clocks go forward. Do you mean 03:30?',
    })
    expect([at('02:00').ok, at('02:59').ok, at('01:59').ok, at('03:00').ok]).toEqual([
      ...[false, false, true, true],
    ])
  })

  it('is to come, and within twelve months', () => {
    expect(sendTime({ date: '2026-11-22', time: '11:00' }, zone, now).ok).toBe(false)
    expect(sendTime({ date: '2026-11-22', time: '11:01' }, zone, now).ok).toBe(true)
    expect(sendTime({ date: '2027-11-24', time: '11:00' }, zone, now).ok).toBe(false)
  })
})

describe('a failed delivery', () => {
  const failure = (responseCode: number | undefined, command: string | undefined, response = '') =>
    Object.assign(new Error('x'), { responseCode, command, response })

  it.each([
    ['no such mailbox', failure(550, 'RCPT TO', '550 5.1.1 No such user'), 'recipient'],
    ['too large for this one', failure(552, 'DATA', '552 5.3.4 Too big'), 'recipient'],
    ['a full mailbox', failure(452, 'RCPT TO', '452 4.2.2 Full'), 'later'],
    ['a policy, which may be about our pace', failure(550, 'DATA', '550 5.7.1 Too many messages'), 'later'],
    ['the sender refused', failure(553, 'MAIL FROM', '553 5.1.8 Sender'), 'all'],
    ['a wrong password', failure(535, 'AUTH PLAIN', '535 5.7.8 Bad credentials'), 'all'],
    ['no mail server', failure(undefined, 'CONN'), 'all'],
    ['what is no answer of a mail server', new TypeError('A header has one line'), 'all'],
    ['what is no error', 'x', 'all'],
  ])('%s', (_, error, kind) => expect(failureKind(error)).toBe(kind))
})
