import { Client } from 'pg'
import { env } from '@/env'
import { CONTENT_CHANNEL, type ContentChange } from '@/lib/cache/announce-content'
import { contentChanged, setListening } from '@/lib/cache/content-changes'
import { everyPage } from '@/lib/cache/tags'
import { log } from '@/lib/log'
import { expireTags } from '@/server/expire-tags'
import { onStop } from '@/server/stop'

const RETRY_MS = 1000
const LISTENER = Symbol.for('quickwin.content-listener')
const shared = globalThis as { [LISTENER]?: Promise<void> }

function apply({ tags, id }: { tags: readonly string[]; id?: string }): void {
  expireTags(tags)
  contentChanged(tags, id)
}

function read(message: string): ContentChange | undefined {
  try {
    return JSON.parse(message) as ContentChange
  } catch (error) {
    log.warn({ err: error }, 'content changes: a message cannot be read')
    return undefined
  }
}

async function connect(onLost: () => void): Promise<Client> {
  const client = new Client({
    connectionString: env.DATABASE_URL,
    application_name: 'quickwin-content',
    keepAlive: true,
  })
  client.on('error', (error) => log.warn({ err: error }, 'content changes: connection failed'))
  client.on('notification', ({ payload }) => {
    const change = read(payload ?? '')
    if (change) apply(change)
  })
  await client.connect()
  await client.query(`LISTEN ${CONTENT_CHANNEL}`)
  client.once('end', onLost)
  return client
}

async function listen(): Promise<void> {
  let stopped = false
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  const again = () => {
    setListening(false)
    if (!stopped) retry = setTimeout(start, RETRY_MS)
  }
  async function start(): Promise<void> {
    try {
      client = await connect(again)
      setListening(true)
      // What was announced while nobody listened is not known: nothing that was kept may stay.
      apply({ tags: [everyPage] })
    } catch (error) {
      log.warn({ err: error }, 'content changes: not listening, trying again')
      again()
    }
  }
  await start()
  onStop('content listener', async () => {
    stopped = true
    clearTimeout(retry)
    await client?.end()
  })
}

/** Hears of changed content from all servers on this database and empties what this one has cached of it. */
export function listenForContent(): Promise<void> {
  shared[LISTENER] ??= listen()
  return shared[LISTENER]
}
