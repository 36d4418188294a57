import { Client } from 'pg'
import { env } from '@/env'
import { CONTENT_CHANNEL } from '@/lib/cache/announce-content'
import { contentChanged, onContentChanged } from '@/lib/cache/content-changes'
import { everyPage } from '@/lib/cache/tags'
import { log } from '@/lib/log'
import { processState } from '@/lib/process-state'
import { expireTags } from '@/patches/next/page-cache/expire-tags'
import { onStop } from '@/server/process/stop'
import { announceStorage } from './shared-uploads'

const RETRY_MS = 1000
const state = processState('content-listener', (): { listening?: Promise<void> } => ({}))

function hear(message: string): void {
  try {
    contentChanged(JSON.parse(message) as string[])
  } catch (error) {
    log.warn({ err: error }, 'content changes: a message cannot be read')
  }
}

async function connect(onLost: () => void): Promise<Client> {
  const client = new Client({
    connectionString: env.DATABASE_URL,
    application_name: 'quickwin-content',
    keepAlive: true,
  })
  client.on('error', (error) => log.warn({ err: error }, 'content changes: connection failed'))
  client.on('notification', ({ payload = '' }) => hear(payload))
  await client.connect()
  await announceStorage(client)
  await client.query(`LISTEN ${CONTENT_CHANNEL}`)
  client.once('end', onLost)
  return client
}

async function listen(): Promise<void> {
  let stopped = false
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  const again = () => {
    if (!stopped) retry = setTimeout(start, RETRY_MS)
  }
  async function start(): Promise<void> {
    try {
      client = await connect(again)
      // Announcements without a connection are lost, so everything cached must go.
      contentChanged([everyPage])
    } catch (error) {
      log.warn({ err: error }, 'content changes: not listening, trying again')
      again()
    }
  }
  onContentChanged(expireTags)
  await start()
  onStop('content listener', async () => {
    stopped = true
    clearTimeout(retry)
    await client?.end()
  })
}

export function listenForContent(): Promise<void> {
  state.listening ??= listen()
  return state.listening
}
