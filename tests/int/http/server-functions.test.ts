import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { NextRequest } from 'next/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { limitPages } from '../../../src/application/limit-pages'
import { query, sql } from '../../../src/lib/db/query'
import {
  callServerFunction,
  serverFunctionNames,
} from '../../../src/patches/payload/server-functions/server-functions'
import { proxy } from '../../../src/proxy'
import { signedIn, site, type Visitor } from '../../support/site'

const ORIGIN = 'http://localhost:3000'
const people: Record<string, Visitor> = { anonymous: {} }
beforeAll(async () => {
  limitPages(await site())
  for (const role of ['user', 'admin', 'super_admin'] as const) people[role] = await signedIn(role)
})

const network = () => `2001:db8:${randomBytes(2).toString('hex')}:2::1`

interface Call {
  path?: string
  body?: string
  headers?: Record<string, string>
}

const post = (who: string, { path = '/admin', body = '[]', headers = {} }: Call = {}) =>
  proxy(
    new NextRequest(`${ORIGIN}${path}`, {
      method: 'POST',
      body,
      headers: {
        origin: ORIGIN,
        'content-type': 'text/plain;charset=UTF-8',
        'next-action': 'a'.repeat(42),
        'x-client-address': network(),
        ...(people[who]?.cookie ? { cookie: people[who].cookie } : {}),
        ...headers,
      },
    }),
  )

describe('a server function', () => {
  const paths = ['/admin', '/admin/collections/blogs', '/super-admin/security']

  it('is refused to user, like a method that pages do not take', async () => {
    for (const path of paths) {
      const { status, headers } = await post('user', { path })
      expect([path, status, headers.get('allow')]).toEqual([path, 405, 'GET, HEAD'])
    }
  })

  it('asks anonymous, whose session may have ended, to sign in', async () => {
    for (const path of paths) {
      const answer = await post('anonymous', { path })
      expect([path, answer.status]).toEqual([path, 401])
      expect((await answer.json()).errors[0].code).toBe('unauthenticated')
    }
  })

  it.each(['admin', 'super_admin'])('is open to %s, also with the form of a long document', async (who) => {
    const fields = Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`field.${n}`, { value: n }]))
    const form = JSON.stringify([{ name: 'form-state', args: { formState: fields } }])
    const part = `--x\r\nContent-Disposition: form-data; name="0"\r\n\r\n${form}\r\n--x--\r\n`
    for (const [type, body] of [
      ['text/plain;charset=UTF-8', form],
      ['multipart/form-data; boundary=x', part],
    ] as const)
      expect((await post(who, { body, headers: { 'content-type': type } })).status).toBe(200)
  })

  it.each([
    ['from another site', { headers: { origin: 'https://elsewhere.example' } }, 405],
    ['without an origin', { headers: { origin: '', 'sec-fetch-site': 'same-origin' } }, 403],
    ['with a made-up session', { headers: { cookie: `payload-token=${'a'.repeat(43)}` } }, 401],
    [
      'from another site without a session',
      { headers: { origin: 'https://elsewhere.example', cookie: '' } },
      405,
    ],
    ['with more than 4 MB', { body: 'x'.repeat(4 * 1024 * 1024 + 1) }, 413],
  ])('of an admin is refused %s', async (_, call: Call, status) => {
    const answer = await post('admin', call)
    expect(answer.status).toBe(status)
    expect(await answer.text()).not.toContain(people.admin?.cookie?.split('=')[1])
  })

  it('counts as a page', async () => {
    const address = network()
    const answers = []
    for (let n = 0; n < 110; n++)
      answers.push((await post('anonymous', { headers: { 'x-client-address': address } })).status)
    expect(answers.filter((status) => status === 429)).toHaveLength(10)
  })

  it('is refused while its caller cannot be looked up', async () => {
    const payload = await site()
    await query(payload, sql`ALTER TABLE rate_limits RENAME TO rate_limits_away`)
    try {
      expect((await post('admin')).status).toBe(503)
    } finally {
      await query(payload, sql`ALTER TABLE rate_limits_away RENAME TO rate_limits`)
    }
  })
})

describe('what runs it', () => {
  const headersOf = (who: string) =>
    new Headers({ origin: ORIGIN, ...(people[who]?.cookie ? { cookie: people[who].cookie } : {}) })
  const ran = (who: string, name: unknown) =>
    callServerFunction({ name: name as string }, headersOf(who), async () => 'ran')

  it.each(['constructor', '__proto__', 'toString', 'schedule-publish', 'x\n{"level":"fatal"}', '', 5, {}])(
    'knows no function %j',
    async (name) => {
      expect(await ran('super_admin', name)).toBeNull()
    },
  )

  it('asks for the session itself', async () => {
    expect(await ran('anonymous', 'form-state')).toBeNull()
    expect(await ran('user', 'form-state')).toBeNull()
    expect(await ran('admin', 'form-state')).toBe('ran')
  })

  it('throws no words of the caller', async () => {
    const failing = callServerFunction({ name: 'form-state' }, headersOf('admin'), () =>
      Promise.reject(new Error('from the caller')),
    )
    await expect(failing).rejects.toThrow(/^The server function failed\.$/)
  })

  it('names functions that Payload has, and Payload still looks names up as it did', () => {
    const utilities = dirname(createRequire(import.meta.url).resolve('@payloadcms/next/utilities'))
    const source = readFileSync(join(utilities, '../utilities/handleServerFunctions.js'), 'utf8')
    const table = /const baseServerFunctions = \{(.*?)\};/s.exec(source)?.[1] ?? ''
    const known = [...table.matchAll(/^\s*'?([a-z-]+)'?:/gm)].map(([, name]) => name)
    expect(known).toEqual(expect.arrayContaining([...serverFunctionNames]))
    // When this fails, Payload asks `hasOwn` by itself; the list here may then go.
    expect(source).toContain('baseServerFunctions[fnKey]')
  })
})
