import { inArray } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { recordChange } from '@/features/security/record-change'
import { NOW } from '@/lib/db/expressions'
import { google_busy, google_connection } from '@/lib/db/own-tables'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import { sendJob } from '@/lib/jobs/send'
import { log } from '@/lib/log'
import { calendar_settings } from '@/payload-generated-schema'
import { listCalendars } from '../calendars'
import { CALENDAR_SCOPE } from '../google/addresses'
import { isFailure } from '../google/failure'
import { exchangeCode, revokeGrant, type Tokens } from '../google/token-endpoint'
import { queueAll } from '../push/outbox'
import { closeChannel } from '../watch/mutations'
import { takeFlow } from './flow'
import { noProblem } from './problems'
import { connectionColumns, oauthClient, openSecret } from './stored'
import { lockTokens, storeTokens } from './tokens'

export type ConnectOutcome = 'connected' | 'denied' | 'scopes' | 'expired' | 'failed'

interface Shown {
  calendarId: string | null
  syncEnabled: boolean
}

async function shownSettings(req: PayloadRequest): Promise<Shown & { id: string }> {
  // The row exists after the first save.
  const { id, googleCalendarId: calendarId, syncEnabled } = calendar_settings
  const db = await transactionOf(req)
  const [row] = await db
    .select({ id, calendarId, syncEnabled })
    .from(calendar_settings)
    .limit(1)
    .for('update')
  if (row) return { ...row, syncEnabled: row.syncEnabled ?? false }
  await req.payload.updateGlobal({
    slug: 'calendar-settings',
    data: {},
    depth: 0,
    overrideAccess: true,
    req,
  })
  return shownSettings(req)
}

async function changeSettings(req: PayloadRequest, change: Partial<typeof calendar_settings.$inferInsert>) {
  const db = await transactionOf(req)
  await db.update(calendar_settings).set({ ...change, updatedAt: NOW })
}

async function audit(req: PayloadRequest, id: string, before: object, after: object): Promise<void> {
  await recordChange(req, {
    action: 'UPDATE',
    tableName: 'calendar_settings',
    recordId: id,
    before,
    after,
  })
}

/** The user for the audit log, because Google's answer has no session. */
async function actingAs(req: PayloadRequest, userId: string): Promise<PayloadRequest> {
  const user = await req.payload.findByID({ collection: 'users', id: userId, depth: 0, overrideAccess: true })
  return Object.assign(req, { user: { ...user, collection: 'users' as const } })
}

async function storeConnection(acting: PayloadRequest, tokens: Tokens): Promise<void> {
  await inTransaction(acting, async (req) => {
    await lockTokens(req)
    const before = await shownSettings(req)
    await storeTokens(req, tokens)
    await changeSettings(req, { syncEnabled: true })
    const db = await transactionOf(req)
    const now = NOW
    await db.update(google_connection).set({ ...noProblem, connectedAt: now, workedAt: now })
    await audit(
      req,
      before.id,
      { syncEnabled: before.syncEnabled, googleAccessToken: before.syncEnabled ? 'before' : null },
      { syncEnabled: true, googleAccessToken: 'after' },
    )
  })
}

/** Clears the calendar if the new account does not have it. */
async function goOn(acting: PayloadRequest): Promise<void> {
  try {
    const calendars = await listCalendars(acting.payload)
    const known = calendars.filter(({ writable }) => writable).map(({ id }) => id)
    await inTransaction(acting, async (req) => {
      const { id, calendarId } = await shownSettings(req)
      if (calendarId && !known.includes(calendarId)) {
        await changeSettings(req, { googleCalendarId: null })
        await audit(req, id, { googleCalendarId: calendarId }, { googleCalendarId: null })
      } else if (calendarId) await queueAll(req)
    })
  } catch (error) {
    if (!isFailure(error)) throw error
    log.warn({ err: error }, 'the calendars of the new connection were not listed')
  }
}

/** Exchanges the code for tokens, if the answer belongs to this browser's flow. */
export async function finishConnecting(
  req: PayloadRequest,
  answer: URLSearchParams,
): Promise<ConnectOutcome> {
  const flow = await takeFlow(req.payload, req.headers, answer.get('state') ?? '')
  if (!flow) return 'expired'
  const code = answer.get('code')
  if (!code) return answer.get('error') === 'access_denied' ? 'denied' : 'failed'
  try {
    const client = await oauthClient(req)
    if (!client) return 'failed'
    const tokens = await exchangeCode(client, code, flow.verifier)
    // People can deny permissions that later calls need.
    if (!tokens.scopes.includes(CALENDAR_SCOPE)) {
      await revokeGrant(tokens.accessToken).catch(() => undefined)
      return 'scopes'
    }
    if (!tokens.refreshToken) return 'failed'
    const acting = await actingAs(req, flow.userId)
    await storeConnection(acting, tokens)
    await goOn(acting)
    return 'connected'
  } catch (error) {
    if (!isFailure(error)) throw error
    log.warn({ err: error }, 'Google Calendar was not connected')
    return 'failed'
  }
}

export async function pickCalendar(acting: PayloadRequest, calendarId: string): Promise<boolean> {
  const calendars = await listCalendars(acting.payload)
  if (!calendars.some(({ id, writable }) => id === calendarId && writable)) return false
  await inTransaction(acting, async (req) => {
    const before = await shownSettings(req)
    await changeSettings(req, { googleCalendarId: calendarId })
    const db = await transactionOf(req)
    await db
      .update(google_connection)
      .set(noProblem)
      .where(inArray(google_connection.problem, ['calendar', 'forbidden']))
    await audit(req, before.id, { googleCalendarId: before.calendarId }, { googleCalendarId: calendarId })
    await queueAll(req)
    await sendJob(req, 'calendar-sync', {})
  })
  return true
}

export async function disconnect(acting: PayloadRequest): Promise<{ revoked: boolean }> {
  await closeChannel(acting.payload)
  const sealed = await inTransaction(acting, async (req) => {
    await lockTokens(req)
    // Read under the lock, because another server may have renewed the tokens.
    const stored = await connectionColumns(req)
    const before = await shownSettings(req)
    await changeSettings(req, {
      googleAccessToken: null,
      googleRefreshToken: null,
      googleTokenExpiresAt: null,
      googleCalendarId: null,
      syncEnabled: false,
    })
    const db = await transactionOf(req)
    await db.update(google_connection).set({
      ...noProblem,
      connectedAt: null,
      workedAt: null,
      syncToken: null,
      syncCalendarId: null,
      syncedAt: null,
    })
    await db.delete(google_busy)
    await audit(
      req,
      before.id,
      { googleCalendarId: before.calendarId, syncEnabled: before.syncEnabled, googleAccessToken: 'before' },
      { googleCalendarId: null, syncEnabled: false, googleAccessToken: null },
    )
    return stored?.googleRefreshToken
  })
  if (!sealed) return { revoked: true }
  try {
    await revokeGrant(openSecret('refreshToken', sealed))
    return { revoked: true }
  } catch (error) {
    log.warn({ err: error }, 'the grant was not ended at Google')
    return { revoked: false }
  }
}
