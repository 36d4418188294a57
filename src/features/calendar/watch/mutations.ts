import { timingSafeEqual } from 'node:crypto'
import { eq } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { env } from '@/env'
import { hashToken, newToken } from '@/lib/crypto/token'
import { google_connection } from '@/lib/db/own-tables'
import { databaseOf, inTransaction } from '@/lib/db/transaction'
import { sendJob } from '@/lib/jobs/send'
import { log } from '@/lib/log'
import { processState } from '@/lib/process-state'
import { steadyNow } from '@/lib/time/steady-clock'
import { withGoogle } from '../connection/tokens'
import { readChannel } from '../google/answers'
import { isFailure } from '../google/failure'

const ADDRESS = '/api/google-calendar-notifications'
/** A channel is renewed this long before its end. */
const RENEW_MS = 24 * 3600_000
const PAUSE_MS = 3 * 3600_000

const state = processState('google-watch', () => ({ calendarId: '', pausedUntil: 0 }))

type Channel = NonNullable<Awaited<ReturnType<typeof openChannel>>>

/** Google calls only public https addresses. A replacement calls any. */
const canBeCalled = () => env.SITE_URL.startsWith('https:') || env.GOOGLE_API_ROOT_URL !== undefined

async function openChannel(payload: Payload) {
  const [row] = await databaseOf(payload)
    .select({
      id: google_connection.channelId,
      resourceId: google_connection.channelResourceId,
      tokenHash: google_connection.channelTokenHash,
      calendarId: google_connection.channelCalendarId,
      expiresAt: google_connection.channelExpiresAt,
    })
    .from(google_connection)
  if (!row?.id || !row.resourceId) return undefined
  return {
    id: row.id,
    resourceId: row.resourceId,
    tokenHash: row.tokenHash ?? '',
    calendarId: row.calendarId ?? '',
    expiresAt: row.expiresAt ?? new Date(0),
  }
}

async function stopAtGoogle(payload: Payload, { id, resourceId }: Channel): Promise<void> {
  try {
    await withGoogle(payload, null, (google) => google.channels.stop({ requestBody: { id, resourceId } }), {
      about: 'nothing',
    })
  } catch (error) {
    // The channel ends within days, and its notifications are ignored.
    if (!isFailure(error)) throw error
    log.warn({ err: error }, 'a notification channel was not stopped')
  }
}

export async function closeChannel(payload: Payload): Promise<void> {
  const channel = await openChannel(payload)
  if (!channel) return
  await databaseOf(payload)
    .update(google_connection)
    .set({
      channelId: null,
      channelResourceId: null,
      channelTokenHash: null,
      channelCalendarId: null,
      channelExpiresAt: null,
    })
    .where(eq(google_connection.channelId, channel.id))
  await stopAtGoogle(payload, channel)
}

/** Subscribes to changes of the company's calendar. Without it, and for hosts, the regular sync finds them. */
export async function keepWatching(payload: Payload, calendarId: string): Promise<void> {
  if (!canBeCalled()) return
  const before = await openChannel(payload)
  const lasts = before && before.expiresAt.getTime() > Date.now() + RENEW_MS
  if (before?.calendarId === calendarId && lasts) return
  if (state.calendarId === calendarId && steadyNow() < state.pausedUntil) return
  try {
    await watchAnew(payload, calendarId, before)
  } catch (error) {
    if (!isFailure(error)) throw error
    state.calendarId = calendarId
    state.pausedUntil = steadyNow() + PAUSE_MS
    log.warn({ err: error }, 'Google does not say when something changes; the regular sync goes on')
  }
}

async function watchAnew(payload: Payload, calendarId: string, before: Channel | undefined): Promise<void> {
  const id = crypto.randomUUID()
  const token = newToken()
  const { resourceId, expiration } = await withGoogle(
    payload,
    null,
    async (google) => {
      const { data } = await google.events.watch({
        calendarId,
        requestBody: { id, token, type: 'web_hook', address: `${env.SITE_URL}${ADDRESS}` },
      })
      return readChannel(data)
    },
    { about: 'nothing' },
  )
  await databaseOf(payload)
    .update(google_connection)
    .set({
      channelId: id,
      channelResourceId: resourceId,
      channelTokenHash: hashToken(token),
      channelCalendarId: calendarId,
      channelExpiresAt: new Date(Number(expiration ?? Date.now() + RENEW_MS)),
    })
  if (before) await stopAtGoogle(payload, before)
}

const same = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Queues a sync after a notification. @returns false if it is not from Google. */
export async function receiveNotification(payload: Payload, headers: Pick<Headers, 'get'>): Promise<boolean> {
  const channel = await openChannel(payload)
  const token = headers.get('x-goog-channel-token') ?? ''
  if (!channel || headers.get('x-goog-channel-id') !== channel.id) return false
  if (!same(hashToken(token), channel.tokenHash.trim())) return false
  await inTransaction({ payload }, (req) => sendJob(req, 'calendar-sync', {}))
  return true
}
