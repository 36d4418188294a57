import { expect, it } from 'vitest'
import { replyMessage } from '@/emails/queue/reply'

const brand = { name: 'Quickwin', siteUrl: 'https://example.com', contactEmail: 'hello@example.com' }

it('makes addresses of an answer links, and none of what the person wrote', () => {
  const { html } = replyMessage(brand, {
    subject: 'Your call',
    text: 'Book here: https://example.com/book-call?a=1&b=2.\n\n<b>"https://example.com/two"</b>',
    message: 'See https://bad.example',
  })
  expect(html).toContain('href="https://example.com/book-call?a=1&amp;b=2"')
  expect(html).toContain('href="https://example.com/two"')
  expect(html).toContain('&lt;b&gt;')
  expect(html).not.toContain('href="https://bad.example')
})
