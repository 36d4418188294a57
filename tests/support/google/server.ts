import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, apiError, oauthError } from './answer.ts'
import { findCall } from './calendar-api.ts'
import { control } from './control.ts'
import { type Fault, Faults } from './faults.ts'
import { consentChoice, consentPage, grantOf, revoke, token } from './oauth.ts'
import { newWorld, type World } from './world.ts'

const SCOPE = 'https://www.googleapis.com/auth/calendar'
const API = '/calendar/v3'

interface Call {
  operation: string
  run: () => Answer
}

async function bodyOf(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

function calendarCall(world: World, req: IncomingMessage, url: URL, body: string): Call | undefined {
  const method = req.method ?? 'GET'
  const found = findCall(method, url.pathname.slice(API.length))
  if (!found) return undefined
  return {
    operation: found.operation,
    run: () => {
      const grant = grantOf(world, req.headers.authorization)
      if (!grant) return apiError(401, 'authError', 'Invalid Credentials')
      if (!grant.scope.split(' ').includes(SCOPE)) return apiError(403, 'insufficientPermissions')
      return found.run({
        world,
        account: grant.account,
        method,
        path: url.pathname,
        query: url.searchParams,
        ifMatch: req.headers['if-match'],
        body: body ? JSON.parse(body) : {},
      })
    },
  }
}

function callOf(world: World, req: IncomingMessage, url: URL, body: string): Call | undefined {
  const key = `${req.method} ${url.pathname}`
  const form = () => new URLSearchParams(body)
  switch (key) {
    case 'GET /o/oauth2/v2/auth':
      return { operation: 'auth', run: () => consentPage(world, url.searchParams) }
    case 'POST /o/oauth2/v2/auth':
      return { operation: 'auth.choice', run: () => consentChoice(world, form()) }
    case 'POST /token':
      return { operation: 'token', run: () => token(world, form()) }
    case 'POST /revoke':
      return { operation: 'revoke', run: () => revoke(world, form()) }
    default:
      return url.pathname.startsWith(`${API}/`) ? calendarCall(world, req, url, body) : undefined
  }
}

function refusal({ status = 503, reason = 'backendError', retryAfter }: Fault, operation: string): Answer {
  const isOauth = operation === 'token' || operation === 'revoke'
  const answer = isOauth ? oauthError(status, reason) : apiError(status, reason)
  return retryAfter ? { ...answer, headers: { 'retry-after': String(retryAfter) } } : answer
}

/** Answers with the fault that is set for this call, or as Google does; undefined when the line is to be closed. */
async function answerTo(call: Call, faults: Faults): Promise<Answer | undefined | 'never'> {
  const fault = faults.take(call.operation)
  if (fault?.kind === 'hang') return 'never'
  if (fault?.kind === 'drop') return undefined
  if (fault?.kind === 'lie')
    return { status: 200, html: fault.text ?? '', headers: { 'content-type': 'application/json' } }
  if (fault?.kind === 'refuse') return refusal(fault, call.operation)
  if (fault?.kind === 'slow') await pause(fault.ms ?? 3000)
  const answer = call.run()
  if (fault?.kind === 'done-then-hang') return 'never'
  return fault?.kind === 'answer-lost' ? undefined : answer
}

function send(res: ServerResponse, { status, json, html, location, headers }: Answer): void {
  const text = json === undefined ? html : JSON.stringify(json)
  res.writeHead(status, {
    'content-type': json === undefined ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    ...(location ? { location } : {}),
    ...headers,
  })
  res.end(text)
}

export interface LocalGoogle {
  url: string
  world: World
  faults: Faults
  stop(): Promise<void>
}

/**
 * A Google Calendar on this machine: both roots at one address. What it answers, and what it
 * refuses, follows Google's reference; what goes wrong is set by `faults`, or over POST /control/faults.
 */
export async function startGoogle({ port = 0 }: { port?: number } = {}): Promise<LocalGoogle> {
  const world = newWorld()
  const faults = new Faults()
  const server = createServer(async (req, res) => {
    const url = new URL(req.url ?? '/', 'http://localhost')
    const body = await bodyOf(req)
    if (url.pathname === '/' || url.pathname.startsWith('/control/')) {
      return send(res, await control({ world, faults, method: req.method ?? 'GET', url, body }))
    }
    const call = callOf(world, req, url, body)
    if (!call) return send(res, apiError(404, 'notFound', 'Not Found'))
    const answer = await answerTo(call, faults)
    world.calls.push({ operation: call.operation, status: typeof answer === 'object' ? answer.status : 0 })
    if (answer === 'never') return undefined
    if (answer === undefined) return void res.destroy()
    return send(res, answer)
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    world,
    faults,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
