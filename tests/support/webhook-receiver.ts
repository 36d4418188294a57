import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

export interface Received {
  id: string
  /** As it was sent, when the signature is right. */
  event: { type: string; timestamp: string; data: Record<string, unknown> }
  status: number
}

interface Arrived {
  path: string
  headers: IncomingHttpHeaders
  body: string
  status: number
}

/** A receiver of webhooks at a private address, such as other people write one. It answers each path with a status. */
export async function webhookReceiver(port = 0) {
  const arrived: Arrived[] = []
  const statuses = new Map<string, number>()
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
    const path = request.url ?? ''
    const status = statuses.get(path) ?? 204
    arrived.push({ path, headers: request.headers, body: Buffer.concat(parts).toString('utf8'), status })
    const location = status >= 300 && status < 400 ? { location: '/elsewhere' } : {}
    response.writeHead(status, location).end(status === 204 ? undefined : 'words of the receiver')
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const own = (server.address() as AddressInfo).port
  return {
    arrived,
    statuses,
    port: own,
    url: (path: string) => `http://127.0.0.1:${own}${path}`,
    /** What came to a path. @throws if a signature is not that of the secret */
    received: (path: string, secret: string): Received[] =>
      arrived
        .filter((each) => each.path === path)
        .map(({ headers, body, status }) => ({
          id: String(headers['webhook-id']),
          event: new Webhook(secret).verify(body, headers as Record<string, string>) as Received['event'],
          status,
        })),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
