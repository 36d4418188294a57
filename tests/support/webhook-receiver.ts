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
  /** If the secret was known at the arrival. */
  event?: Received['event']
}

/** @throws if the signature is not that of the secret, or is older than five minutes */
const opened = ({ headers, body }: Pick<Arrived, 'headers' | 'body'>, secret: string) =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as Received['event']

/** A receiver of webhooks at a private address, such as other people write one. It answers each path with a status. */
export async function webhookReceiver() {
  const arrived: Arrived[] = []
  const statuses = new Map<string, number>()
  const secrets = new Map<string, string>()
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
    const path = request.url ?? ''
    const status = statuses.get(path) ?? 204
    const message = { path, headers: request.headers, body: Buffer.concat(parts).toString('utf8'), status }
    const secret = secrets.get(path)
    arrived.push(secret ? { ...message, event: opened(message, secret) } : message)
    const location = status >= 300 && status < 400 ? { location: '/elsewhere' } : {}
    response.writeHead(status, location).end(status === 204 ? undefined : 'words of the receiver')
  })
  async function listen(port: number): Promise<number> {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  async function stop(): Promise<void> {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  const port = await listen(0)
  return {
    arrived,
    statuses,
    secrets,
    url: (path: string) => `http://127.0.0.1:${port}${path}`,
    /** The messages that came to a path. @throws if a signature is not that of the secret */
    received: (path: string, secret: string): Received[] =>
      arrived
        .filter((each) => each.path === path)
        .map(({ event, status, ...message }) => ({
          id: String(message.headers['webhook-id']),
          event: event ?? opened(message, secret),
          status,
        })),
    stop,
    /** After a stop, at the same address. */
    start: () => listen(port),
  }
}
