import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { onStop } from './stop.ts'

/** Quickly compiled; with its first request the framework takes up WebSockets. */
const CHEAP_PATH = '/robots.txt'
/** The framework tells of changes in what a compiled page is made of; each page is made of Payload's configuration, too. */
const PAGE = '/'

/**
 * For development, before the framework is loaded. Payload hears of changed code on the framework's WebSocket, to which
 * it connects once, at its own start, when this server does not listen yet; without that it keeps the collections and
 * settings with which it started. So it is given an address that waits (docs/decisions/0088).
 * @param host where this process reaches its own server
 * @returns what is to be called with the port when the server listens
 */
export async function holdChangesListener(host: string): Promise<(port: number) => void> {
  const { promise: listening, resolve } = Promise.withResolvers<number>()
  const sockets = new Set<Socket>()
  const keep = (socket: Socket): Socket => {
    sockets.add(socket)
    // Either end may go at any time; the other goes with it.
    return socket.on('error', () => undefined).once('close', () => sockets.delete(socket))
  }
  async function relay(client: Socket): Promise<void> {
    const port = await listening
    const ask = async (path: string) =>
      (await fetch(`http://${host.includes(':') ? `[${host}]` : host}:${port}${path}`)).arrayBuffer()
    await ask(CHEAP_PATH)
    const site = keep(connect(port, host))
    client.once('close', () => site.destroy())
    site.once('close', () => client.destroy())
    client.pipe(site).pipe(client)
    await ask(PAGE)
  }
  const server = createServer((client) => {
    relay(keep(client)).catch((error: unknown) => {
      console.error('Changes of collections and settings are seen after a restart only:', error)
      client.destroy()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port for changes')
  process.env.PAYLOAD_HMR_URL_OVERRIDE = `ws://127.0.0.1:${address.port}/_next/hmr`
  onStop('relay of changes', () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return resolve
}
