import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** As it came over the line. */
  body: Buffer
}

interface Question {
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string
}

/**
 * The client that a test file is, for servers that trust one proxy: each file runs in a process of its own, and none may
 * find its share of requests used up by the one before.
 */
export const fromThisFile = { 'x-forwarded-for': `2001:db8:f11e:${(process.pid % 0xffff).toString(16)}::1` }

/** One request over a connection of its own; path and headers are sent exactly as given. */
export function ask(server: string, path: string, question: Question = {}): Promise<Answer> {
  const { hostname, port } = new URL(server)
  const { method = 'GET', body } = question
  const headers = {
    ...fromThisFile,
    ...question.headers,
    ...(body ? { 'content-length': Buffer.byteLength(body) } : {}),
  }
  return new Promise((done, failed) => {
    request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      buffer(answer).then(
        (bytes) => done({ status: answer.statusCode ?? 0, headers: answer.headers, body: bytes }),
        failed,
      )
    })
      .once('error', failed)
      .end(body)
  })
}

/** The text of an answer, decoded. */
export function textOf({ headers, body }: Answer): string {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

/** The framework never answers with Brotli: such a page came from the page memory. */
export async function isFromMemory(
  server: string,
  path: string,
  headers: OutgoingHttpHeaders = {},
): Promise<boolean> {
  const answer = await ask(server, path, { headers: { 'accept-encoding': 'br', ...headers } })
  return answer.headers['content-encoding'] === 'br'
}
