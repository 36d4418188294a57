import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ApiError, codeForStatus } from '../../lib/http/problem.ts'
import { tooManyPage } from '../../lib/http/too-many-page.ts'
import { SERVER_FUNCTION_HEADER } from '../../patches/next/requests/names.ts'

export interface Refusal {
  status: 400 | 405 | 429
  message: string
  headers?: Record<string, string | number>
}

const READ = ['GET', 'HEAD']
const API_METHODS = [...READ, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** An address below /api. `/api` itself is not a call: Next answers it as a missing page. */
export const isApi = (path: string): boolean => /^\/api\/[^?]/.test(path)

export const unreadable: Refusal = { status: 400, message: 'This is no valid address.' }

const notAllowed = (methods: readonly string[]): Refusal => {
  const allow = methods.join(', ')
  return { status: 405, message: `This address takes ${allow}.`, headers: { allow } }
}

/** The header names a function of the build. Next would only log any other value. */
const isServerFunction = ({ method, headers }: IncomingMessage, path: string): boolean =>
  method === 'POST' &&
  /^\/(super-)?admin([/?]|$)/.test(path) &&
  /^[0-9a-f]{42}$/.test(String(headers[SERVER_FUNCTION_HEADER]))

/**
 * Pages take GET and HEAD only. Next would render them for any method, and run server functions at any address. `src/proxy.ts`
 * checks who may call those of the admin.
 */
export function methodRefusal(req: IncomingMessage, path: string): Refusal | undefined {
  const allowed = isApi(path) ? API_METHODS : READ
  return allowed.includes(req.method ?? '') || isServerFunction(req, path) ? undefined : notAllowed(allowed)
}

/** With a second Host, a proxy and this server could see different sites. HTTP/1.0 has none. */
export function hasOneHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts++
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

/** Answers in the form of the address: the error shape below /api, a page or a line of text elsewhere. */
export function sendRefusal(
  req: IncomingMessage,
  res: ServerResponse,
  { status, message, headers = {} }: Refusal,
  path = req.url ?? '',
): void {
  const error: ApiError = { message, code: codeForStatus(status) }
  const [type, text] = isApi(path)
    ? ['application/json', JSON.stringify({ errors: [error] })]
    : status === 429
      ? ['text/html; charset=utf-8', tooManyPage]
      : ['text/plain', `${message}\n`]
  const body = Buffer.from(text)
  res.setHeader('cache-control', 'no-store')
  res.writeHead(status, { ...headers, 'content-type': type, 'content-length': body.length })
  res.end(req.method === 'HEAD' ? undefined : body)
}
