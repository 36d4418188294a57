import { describe, expect, it } from 'vitest'
import { query, sql } from '../../../src/lib/db/query'
import { call, signedIn, site } from '../../support/site'

describe('what a request may bring', () => {
  it.each([
    ['POST', '/api/payload-preferences/big'],
    ['POST', '/api/blogs'],
    ['POST', '/api/globals/site-settings'],
    ['POST', '/api/sign-up'],
  ])('%s %s refuses nine megabytes, also of a super admin', async (method, path) => {
    const visitor = await signedIn('super_admin')
    const body = { value: 'x'.repeat(9 * 1024 * 1024) }
    const answer = await call(method, path, { visitor, body })
    expect([answer.status, answer.body.errors]).toEqual([
      413,
      [{ message: 'The request is larger than 4 MB.', code: 'too_large' }],
    ])
    const stored = await query(await site(), sql`SELECT 1 FROM payload_preferences WHERE key = 'big'`)
    expect(stored).toEqual([])
  })

  it('has room for an article of 10,000 characters in many parts', async () => {
    const visitor = await signedIn('admin')
    const paragraphs = 1000
    const contentHtml = `<p><strong>ten</strong> <em>chars</em></p>`.repeat(paragraphs)
    const made = await call<{ doc: { id: string; content: object } }>('POST', '/api/blogs', {
      visitor,
      body: { title: 'A long one', contentHtml, status: 'draft' },
    })
    expect(made.status).toBe(201)
    // The editor sends the same article back as its document.
    const { content } = made.body.doc
    const saved = await call('PATCH', `/api/blogs/${made.body.doc.id}`, { visitor, body: { content } })
    expect(saved.status).toBe(200)
  })
})
