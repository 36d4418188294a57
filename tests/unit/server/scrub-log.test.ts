import { describe, expect, it } from 'vitest'
import { scrubLine } from '../../../src/lib/scrub-log'

const line = (fields: object) => scrubLine(JSON.stringify({ level: 'error', ...fields, msg: 'it failed' }))

describe('a line of the log', () => {
  it.each([
    ['a password, however deep', { body: { a: [{ currentPassword: 'can"ary' }] } }],
    [
      'cookies and authorization',
      { headers: { cookie: 'payload-token=canary', authorization: 'Bearer canary' } },
    ],
    ['tokens and client secrets', { googleRefreshToken: 'canary', clientSecret: 'canary' }],
    ['a mailed link', { url: 'https://example.com/auth?mode=reset&token=canary-x_y' }],
    ['the parameters of a failed statement', { err: { params: ['1', 'can]"ary', null], message: 'no' } }],
    ['the same in its message', { err: { stack: 'Error: Failed query: x\nparams: 1,canary "q"\n    at x' } }],
    ['what PostgreSQL says of a row', { err: { detail: 'Key (email)=(canary) already exists.' } }],
  ])('does not tell %s', (_, fields) => {
    const written = line(fields)
    expect(written).not.toMatch(/can\S?\S?\S?ary/)
    expect(JSON.parse(written)).toMatchObject({ level: 'error', msg: 'it failed' })
  })

  it('keeps what helps: where it failed, and codes', () => {
    const written = JSON.parse(
      line({ err: { code: '23505', stack: 'Error: Failed query: x\nparams: 1\n    at place' } }),
    )
    expect(written.err).toEqual({
      code: '23505',
      stack: 'Error: Failed query: x\nparams: [hidden]\n    at place',
    })
  })

  it('reports the links of mails that are kept as files', () => {
    expect(line({ links: ['http://localhost/x?token=abc'] })).toContain('token=abc')
  })
})
