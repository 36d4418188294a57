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
})
