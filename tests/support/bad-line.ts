import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

/** The faults of the line for one visitor: in the HTML of each page, or in script files. */
export type Line =
  | { pauseAt: number; ms: number }
  | { cutAt: number; visit: string }
  | { delayScripts: number }
  | { breakScript: string }

const HEADER = 'x-line'

/** The header by which a visitor's requests say what the line does to them. */
export const onLine = (line: Line): Record<string, string> => ({ [HEADER]: JSON.stringify(line) })

function lineOf({ headers }: IncomingMessage): Partial<Record<string, unknown>> {
  const text = headers[HEADER]
  const line: unknown = typeof text === 'string' ? JSON.parse(text) : {}
  return typeof line === 'object' && line !== null ? { ...line } : {}
}

/** Where in the body a share of it ends, in percent. */
const shareOf = (body: Buffer, percent: unknown) => Math.floor((body.length * Number(percent)) / 100)

/** Half-sent pages by visit, until their test cuts them off. */
const halfSent = new Map<string, ServerResponse>()

/** Cuts off the page that a visit has begun to read. A browser forgets what it has not drawn by then. */
export function cutOff(visit: string): void {
  halfSent.get(visit)?.destroy()
  halfSent.delete(visit)
}

async function sendPage(body: Buffer, res: ServerResponse, line: ReturnType<typeof lineOf>): Promise<void> {
  if (line.cutAt !== undefined) {
    res.write(body.subarray(0, shareOf(body, line.cutAt)))
    halfSent.set(String(line.visit), res)
    return
  }
  if (line.pauseAt === undefined) {
    res.end(body)
    return
  }
  const at = shareOf(body, line.pauseAt)
  res.write(body.subarray(0, at))
  await pause(Number(line.ms))
  res.end(body.subarray(at))
}

async function answer(target: URL, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const line = lineOf(req)
  const path = req.url ?? '/'
  const isScript = /\.js$/.test(path)
  if (isScript && line.delayScripts) await pause(Number(line.delayScripts))
  if (isScript && line.breakScript === path) {
    res.writeHead(500).end()
    return
  }
  const headers: OutgoingHttpHeaders = { ...req.headers, host: target.host, 'accept-encoding': 'identity' }
  delete headers[HEADER]
  // A visitor who comes again gets the whole page, so that there is something to pause.
  delete headers['if-none-match']
  if (headers.origin) headers.origin = target.origin
  const body = await buffer(req)
  // A connection of its own: the site may close a kept one at any moment.
  const asked = request(new URL(path, target), { method: req.method, headers, agent: false })
  asked.end(body)
  const [given]: IncomingMessage[] = await once(asked, 'response')
  if (!given) throw new Error('no answer')
  const isPage = given.headers['content-type']?.startsWith('text/html')
  res.writeHead(given.statusCode ?? 500, given.headers)
  if (isPage) await sendPage(await buffer(given), res, line)
  else given.pipe(res)
}

/** A bad line in front of a site. Returns its address, and what ends it. */
export async function badLine(site: string): Promise<{ url: string; close: () => void }> {
  const target = new URL(site)
  const server = createServer((req, res) => {
    // A visitor who has left hears nothing.
    answer(target, req, res).catch(() => res.destroy())
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://localhost:${address.port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
