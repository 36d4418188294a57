import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { beforeEach, describe, expect, it } from 'vitest'
import { asksForPage, countVisit, setVisitRecorder } from '../../../../src/server/http/visits.ts'

function request(url: string, headers: Record<string, string> = {}, method = 'GET'): IncomingMessage {
  const req = new IncomingMessage(new Socket())
  return Object.assign(req, { method, url, headers: { accept: 'text/html,*/*;q=0.8', ...headers } })
}

describe('a request for a page', () => {
  it.each(['/', '/pricing', '/blog/no-code-or-code?utm_source=x', '/administration', '/apis'])(
    '%s is one',
    (path) => expect(asksForPage(request(path))).toBe(true),
  )

  it.each([
    '/api/health',
    '/admin',
    '/admin/collections/blogs',
    '/super-admin?x=1',
    '/super-admin/invites',
    '/dashboard',
    '/auth?mode=reset',
    '/preview/blogs/1',
    '/_next/static/a.js',
    '/feed.xml',
    '/robots.txt',
  ])('%s is none', (path) => expect(asksForPage(request(path))).toBe(false))

  it.each([
    ['data that a script of the framework takes', { accept: '*/*', rsc: '1' }],
    ['a prefetch of the browser', { 'sec-purpose': 'prefetch;prerender' }],
    ['a prefetch of an old browser', { purpose: 'prefetch' }],
    ['a script', { 'sec-fetch-dest': 'script' }],
    ['a call by a script', { 'sec-fetch-dest': 'empty' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
    ['a program that takes anything', { accept: '*/*' }],
  ])('%s is none', (_, headers) => expect(asksForPage(request('/pricing', headers))).toBe(false))

  it('HEAD and POST are none', () => {
    for (const method of ['HEAD', 'POST']) expect(asksForPage(request('/', {}, method))).toBe(false)
  })

  it('a browser that names the purpose needs no word on what it takes', () => {
    expect(asksForPage(request('/', { accept: '*/*', 'sec-fetch-dest': 'document' }))).toBe(true)
  })
})

describe('a visit', () => {
  let visits = 0
  beforeEach(() => {
    visits = 0
    setVisitRecorder(() => {
      visits++
    })
  })

  /** What counts when a request is answered like this, before and after `countVisit` is asked. */
  function counted(status: number, headers: Record<string, string>, early: boolean): number {
    const req = request('/pricing')
    const res = new ServerResponse(req)
    const answer = () => {
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
      res.writeHead(status)
    }
    if (early) answer()
    countVisit(req, res)
    if (!early) answer()
    res.emit('finish')
    return visits
  }

  for (const early of [true, false]) {
    describe(early ? 'answered from memory' : 'answered later', () => {
      it('counts once when a page was sent', () => {
        expect(counted(200, { 'content-type': 'text/html; charset=utf-8' }, early)).toBe(1)
      })

      it('counts when the page that the visitor still has is good', () => {
        expect(counted(304, {}, early)).toBe(1)
      })

      it.each([
        [404, { 'content-type': 'text/html' }],
        [500, { 'content-type': 'text/html' }],
        [307, {}],
        [200, { 'content-type': 'application/json' }],
        [200, {}],
      ])('does not with %s %j', (status, headers) => {
        expect(counted(status, headers as Record<string, string>, early)).toBe(0)
      })
    })
  }
})
