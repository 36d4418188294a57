import { lookup } from 'node:dns'
import { type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { LookupFunction, Socket } from 'node:net'
import { isPrivateAddress, isPrivateUrl } from './private-address'

export type OutsideProblem = 'address' | 'private' | 'unreachable' | 'redirects' | 'too_large' | 'too_slow'

/** The request failed. The message never contains the address, which may be a secret. */
export class OutsideError extends Error {
  readonly problem: OutsideProblem
  constructor(problem: OutsideProblem) {
    super(`request to an outside address: ${problem}`)
    this.name = 'OutsideError'
    this.problem = problem
  }
}

export interface OutsideRequest {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  maxBytes: number
  /** For everything together: names, redirects and the body. */
  timeoutMs: number
  redirects: number
  allowHttp?: boolean
  allowPrivate?: boolean
}

export interface OutsideAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Resolves a name to public addresses only. The connection uses this answer, so a second one cannot differ. */
const publicLookup: LookupFunction = (hostname, options, done) =>
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? []
    if (error || !first) done(error ?? new OutsideError('unreachable'), [])
    else if (found.some(({ address }) => isPrivateAddress(address))) done(new OutsideError('private'), [])
    else if (options.all) done(null, found)
    else done(null, first.address, first.family)
  })

function checkedUrl(address: string | URL, { allowHttp, allowPrivate }: OutsideRequest): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !(url.protocol === 'https:' || (allowHttp && url.protocol === 'http:')))
    throw new OutsideError('address')
  if (!allowPrivate && isPrivateUrl(url)) throw new OutsideError('private')
  return url
}

/** The second check, of the address that is connected. */
const refusePrivate = (socket: Socket, refuse: (error: OutsideError) => void) =>
  socket.once('connect', () => {
    if (isPrivateAddress(socket.remoteAddress ?? '')) refuse(new OutsideError('private'))
  })

function answerTo(url: URL, options: OutsideRequest, signal: AbortSignal): Promise<IncomingMessage> {
  const { method = 'GET', headers = {}, body, allowPrivate } = options
  const request = url.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((done, failed) => {
    const sent = request(url, {
      method,
      // A compressed body could be much larger than its bytes.
      headers: { ...headers, 'accept-encoding': 'identity' },
      agent: false,
      signal,
      ...(allowPrivate ? {} : { lookup: publicLookup }),
    })
    if (!allowPrivate) sent.once('socket', (socket) => refusePrivate(socket, (error) => sent.destroy(error)))
    sent.once('response', done)
    sent.on('error', failed)
    sent.end(body)
  })
}

async function bodyOf(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw new OutsideError('too_large')
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length
    if (size > maxBytes) throw new OutsideError('too_large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

async function follow(
  address: string | URL,
  options: OutsideRequest,
  left: number,
  signal: AbortSignal,
): Promise<OutsideAnswer> {
  const url = checkedUrl(address, options)
  const answer = await answerTo(url, options, signal)
  const { statusCode: status = 0, headers } = answer
  try {
    if (!REDIRECTS.has(status) || !headers.location)
      return { status, headers, body: await bodyOf(answer, options.maxBytes) }
  } finally {
    answer.destroy()
  }
  if (left < 1) throw new OutsideError('redirects')
  if (!URL.canParse(headers.location, url)) throw new OutsideError('address')
  return follow(new URL(headers.location, url), options, left - 1, signal)
}

/**
 * Sends a request to an address that a person typed: https, public addresses only (also after redirects), bounded in time and
 * size. Any status is an answer.
 * @throws OutsideError
 */
export async function fetchOutside(address: string, options: OutsideRequest): Promise<OutsideAnswer> {
  const signal = AbortSignal.timeout(options.timeoutMs)
  try {
    return await follow(address, options, options.redirects, signal)
  } catch (error) {
    if (error instanceof OutsideError) throw error
    throw new OutsideError(signal.aborted ? 'too_slow' : 'unreachable')
  }
}
