import { describe, expect, it } from 'vitest'
import { replyAddress } from '../../../src/features/queue/reply'

const reply = {
  kind: 'inquiry',
  name: 'Ada',
  email: 'ada@example.com',
  message: 'One\n\nTwo',
  by: 'Grace',
} as const

const parts = (link: string) => {
  const url = new URL(link)
  const named = new URLSearchParams(url.search.replaceAll('+', '%2B'))
  return {
    to: decodeURIComponent(url.pathname),
    subject: named.get('subject'),
    body: named.get('body') ?? '',
  }
}

describe('the link that opens an answer', () => {
  it('greets, leaves room, signs and quotes every line', () => {
    const { to, subject, body } = parts(replyAddress(reply))
    expect([to, subject]).toEqual(['ada@example.com', 'Re: Your message to us'])
    expect(body).toBe(
      'Hello Ada,\r\n\r\n\r\n\r\nKind regards,\r\nGrace\r\n\r\nYou wrote:\r\n> One\r\n>\r\n> Two',
    )
  })

  it('lets nothing that someone typed become a part of the link', () => {
    const odd = {
      ...reply,
      name: 'A&bcc=x@y.z',
      email: 'a?bcc=x&b%@example.com',
      message: 'a&cc=b@c.d\r\n#x +1',
    }
    const link = replyAddress(odd)
    expect(link.match(/[?&][^=&]*/g)).toEqual(['?subject', '&body'])
    expect(parts(link)).toMatchObject({ to: odd.email, body: expect.stringContaining('> a&cc=b@c.d') })
  })

  it.each(['x', 'é', '😀', '\n', '&'])('stays short enough for every mail program with %j', (character) => {
    const message = character.repeat(2000)
    const link = replyAddress({ ...reply, message })
    expect(link.length).toBeLessThanOrEqual(1900)
    expect(link.length).toBeGreaterThan(1800)
    expect(parts(link).body).toMatch(/…$/)
    expect(() => decodeURIComponent(link)).not.toThrow()
  })

  it('does without a message, a signature or whole characters', () => {
    expect(parts(replyAddress({ ...reply, message: '', by: null })).body).toBe('Hello Ada,\r\n\r\n\r\n\r\n')
    expect(() => replyAddress({ ...reply, name: '\ud83d' })).not.toThrow()
  })
})
