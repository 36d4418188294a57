import { Client } from 'pg'
import { env } from '@/env'
import { CONTENT_CHANNEL, type ContentChange } from '@/lib/cache/announce-content'
import {
  changeConcerns,
  changeSeen,
  contentChanged,
  isAwaited,
  setListening,
} from '@/lib/cache/content-changes'
import { everyPage } from '@/lib/cache/tags'
import { log } from '@/lib/log'
import { processState } from '@/lib/process-state'
import { expireTags } from '@/server/pages/expire-tags'
import { onStop } from '@/server/process/stop'
import { announceStorage } from './shared-uploads'

const LISTENER_NAME = 'quickwin-content'
/** On it each server says which change it has heard of. */
const SEEN_CHANNEL = 'content_seen'
const RETRY_MS = 1000
const state = processState('content-listener', (): { listening?: Promise<void> } => ({}))

function apply(tags: readonly string[]): void {
  expireTags(tags)
  contentChanged(tags)
}

/** Servers that listen on this database, this one included. */
async function countServers(client: Client): Promise<number> {
  const { rows } = await client.query<{ servers: number }>(
    'SELECT count(*)::int AS servers FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database()',
    [LISTENER_NAME],
  )
  return rows[0]?.servers ?? 1
}

/** Expires what has changed and tells the server that answers for the change. */
async function hear(client: Client, { id, tags }: ContentChange): Promise<void> {
  apply(tags)
  await client.query('SELECT pg_notify($1, $2)', [SEEN_CHANNEL, id])
  if (isAwaited(id)) changeConcerns(id, await countServers(client))
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
    application_name: LISTENER_NAME,
    keepAlive: true,
  })
  client.on('error', (error) => log.warn({ err: error }, 'content changes: connection failed'))
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel === SEEN_CHANNEL) return changeSeen(payload)
    const change = read(payload)
    if (change) {
      hear(client, change).catch((error) => log.warn({ err: error }, 'content changes: no acknowledgement'))
    }
  })
  await client.connect()
  await announceStorage(client)
  await client.query(`LISTEN ${CONTENT_CHANNEL}; LISTEN ${SEEN_CHANNEL}`)
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
      apply([everyPage])
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
  state.listening ??= listen()
  return state.listening
}
