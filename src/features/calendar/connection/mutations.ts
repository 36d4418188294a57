import { and, inArray } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { recordChange } from '@/features/security/record-change'
import { NOW } from '@/lib/db/expressions'
import { asSite } from '@/lib/db/local-api'
import { google_busy, google_connection, google_host_connections } from '@/lib/db/own-tables'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import { sendJob } from '@/lib/jobs/send'
import { log } from '@/lib/log'
import { calendar_settings } from '@/payload-generated-schema'
import { listCalendars } from '../calendars'
import { forgetHostBusy } from '../feeds/host-google'
import { CALENDAR_SCOPE } from '../google/addresses'
import { isFailure } from '../google/failure'
import { exchangeCode, revokeGrant, type Tokens } from '../google/token-endpoint'
import { queueAll } from '../push/outbox'
import { closeChannel } from '../watch/mutations'
import { takeFlow } from './flow'
import { grantsOf, isOf, type Owner, statesOf } from './owner'
import { noProblem } from './problems'
import { connectionColumns, oauthClient, openSecret } from './stored'
import { lockTokens, storeTokens } from './tokens'

export type ConnectOutcome = 'connected' | 'denied' | 'scopes' | 'expired' | 'failed'

interface Shown {
  id: string
  calendarId: string | null
  syncEnabled: boolean
}

async function shownSettings(req: PayloadRequest, owner: Owner): Promise<Shown> {
  const db = await transactionOf(req)
  if (owner) await db.insert(google_host_connections).values({ hostId: owner }).onConflictDoNothing()
  const grants = grantsOf(owner)
  const { googleCalendarId: calendarId, syncEnabled } = grants
  const id = owner ? google_host_connections.hostId : calendar_settings.id
  const [row] = await db
    .select({ id, calendarId, syncEnabled })
    .from(grants)
    .where(isOf(owner))
    .limit(1)
    .for('update')
  if (row) return { ...row, syncEnabled: row.syncEnabled ?? false }
  // The company's row exists after the first save.
  await req.payload.updateGlobal({ slug: 'calendar-settings', data: {}, ...asSite(req) })
  return shownSettings(req, owner)
}

async function changeSettings(
  req: PayloadRequest,
  owner: Owner,
  change: { googleCalendarId?: string | null; syncEnabled?: boolean },
) {
  const db = await transactionOf(req)
  if (owner) await db.update(google_host_connections).set(change).where(isOf(owner))
  else await db.update(calendar_settings).set({ ...change, updatedAt: NOW })
}

async function audit(req: PayloadRequest, owner: Owner, id: string, before: object, after: object) {
  await recordChange(req, {
    action: 'UPDATE',
    tableName: owner ? 'hosts' : 'calendar_settings',
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

async function storeConnection(acting: PayloadRequest, owner: Owner, tokens: Tokens): Promise<void> {
  await inTransaction(acting, async (req) => {
    await lockTokens(req, owner)
    const before = await shownSettings(req, owner)
    await storeTokens(req, owner, tokens)
    await changeSettings(req, owner, { syncEnabled: true })
    const db = await transactionOf(req)
    const now = NOW
    await db
      .update(statesOf(owner))
      .set({ ...noProblem, connectedAt: now, workedAt: now })
      .where(isOf(owner))
    await audit(
      req,
      owner,
      before.id,
      { syncEnabled: before.syncEnabled, googleAccessToken: before.syncEnabled ? 'before' : null },
      { syncEnabled: true, googleAccessToken: 'after' },
    )
  })
}

/** Clears the calendar if the new account does not have it. */
async function goOn(acting: PayloadRequest, owner: Owner): Promise<void> {
  try {
    const calendars = await listCalendars(acting.payload, owner)
    const known = calendars.filter(({ writable }) => writable).map(({ id }) => id)
    await inTransaction(acting, async (req) => {
      const { id, calendarId } = await shownSettings(req, owner)
      if (calendarId && !known.includes(calendarId)) {
        await changeSettings(req, owner, { googleCalendarId: null })
        await audit(req, owner, id, { googleCalendarId: calendarId }, { googleCalendarId: null })
      } else if (calendarId) await queueAll(req, owner)
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
    await storeConnection(acting, flow.owner, tokens)
    await goOn(acting, flow.owner)
    return 'connected'
  } catch (error) {
    if (!isFailure(error)) throw error
    log.warn({ err: error }, 'Google Calendar was not connected')
    return 'failed'
  }
}

export async function pickCalendar(
  acting: PayloadRequest,
  calendarId: string,
  owner: Owner = null,
): Promise<boolean> {
  const calendars = await listCalendars(acting.payload, owner)
  if (!calendars.some(({ id, writable }) => id === calendarId && writable)) return false
  await inTransaction(acting, async (req) => {
    const before = await shownSettings(req, owner)
    await changeSettings(req, owner, { googleCalendarId: calendarId })
    const states = statesOf(owner)
    const db = await transactionOf(req)
    await db
      .update(states)
      .set(noProblem)
      .where(and(isOf(owner), inArray(states.problem, ['calendar', 'forbidden'])))
    const old = { googleCalendarId: before.calendarId }
    await audit(req, owner, before.id, old, { googleCalendarId: calendarId })
    await queueAll(req, owner)
    await sendJob(req, 'calendar-sync', {})
    if (owner) await forgetHostBusy(req, owner)
  })
  return true
}

async function clearCompany(req: PayloadRequest): Promise<void> {
  const db = await transactionOf(req)
  await db.update(calendar_settings).set({
    googleAccessToken: null,
    googleRefreshToken: null,
    googleTokenExpiresAt: null,
    googleCalendarId: null,
    syncEnabled: false,
    updatedAt: NOW,
  })
  await db.update(google_connection).set({
    ...noProblem,
    connectedAt: null,
    workedAt: null,
    syncToken: null,
    syncCalendarId: null,
    syncedAt: null,
  })
  await db.delete(google_busy)
}

/** Calls of the host go to the company's calendar now. */
async function clearHost(req: PayloadRequest, owner: string): Promise<void> {
  const db = await transactionOf(req)
  await db.delete(google_host_connections).where(isOf(owner))
  await forgetHostBusy(req, owner)
  await queueAll(req, owner)
}

export async function disconnect(acting: PayloadRequest, owner: Owner = null): Promise<{ revoked: boolean }> {
  if (!owner) await closeChannel(acting.payload)
  const sealed = await inTransaction(acting, async (req) => {
    await lockTokens(req, owner)
    // Read under the lock, because another server may have renewed the tokens.
    const stored = await connectionColumns(req, owner)
    if (owner && !stored) return undefined
    const before = await shownSettings(req, owner)
    await (owner ? clearHost(req, owner) : clearCompany(req))
    await audit(
      req,
      owner,
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
