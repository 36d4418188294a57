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

  /** What counts when a request is answered like this. */
  function counted(status: number, headers: Record<string, string>): number {
    const req = request('/pricing')
    const res = new ServerResponse(req)
    countVisit(req, res)
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
    res.writeHead(status)
    res.emit('finish')
    return visits
  }

  it.each<[string, number, Record<string, string>, number]>([
    ['a page', 200, { 'content-type': 'text/html; charset=utf-8' }, 1],
    ['a page that the visitor still has', 304, {}, 1],
    ['a missing page', 404, { 'content-type': 'text/html' }, 0],
    ['a failure', 500, { 'content-type': 'text/html' }, 0],
    ['a redirect', 307, {}, 0],
    ['data', 200, { 'content-type': 'application/json' }, 0],
    ['an answer of no kind', 200, {}, 0],
  ])('with %s (%i %j) counts %i', (_, status, headers, times) => {
    expect(counted(status, headers)).toBe(times)
  })
})
