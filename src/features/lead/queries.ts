import { and, count, eq, gt, gte, inArray, lt, sum } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { lookOf } from '@/features/brand/look'
import { storedLook } from '@/features/brand/stored'
import { type RecordedChange, recordedChanges } from '@/features/security/recorded-changes'
import { ALWAYS, either, NOW } from '@/lib/db/expressions'
import { leads as leadsTable } from '@/lib/db/own-tables'
import { queryIn, sql } from '@/lib/db/query'
import { databaseOf, transactionOf } from '@/lib/db/transaction'
import { bookings } from '@/payload-generated-schema'
import { blockingStatuses } from '../booking/status'
import { boundsOf, type Period } from '../overview/period'
import { type Lead, openStages, outcomeOf, type Stage } from './rules'

// These queries bypass access: callers check it.

const isAhead = and(inArray(bookings.status, [...blockingStatuses]), gt(bookings.bookingDatetime, NOW))

/**
 * What people wrote and booked. `talked`: the team has answered, or a call was held. `kind` and `happened_at` are
 * those of the outcome of a call. A cancelled call is seldom changed again, so its last change tells when it was cancelled.
 */
const contacts = sql`
  SELECT CASE WHEN status = 'answered' THEN 'answered' ELSE 'inquiry' END AS kind, lower(email) AS person, name, company, created_at,
      CASE WHEN status = 'answered' THEN updated_at ELSE created_at END AS happened_at, status IN ('in_progress', 'answered') AS talked, true AS live, NULL::timestamptz AS call_at
    FROM inquiries WHERE status <> 'spam'
  UNION ALL SELECT 'registration', lower(i.email), r.full_name, r.company_name, r.created_at, r.created_at, r.status IN ('in_progress', 'answered'), true, NULL
    FROM client_registrations r JOIN invitations i ON i.id = r.invitation_id
  UNION ALL SELECT CASE WHEN status IN ('completed', 'no_show', 'cancelled') THEN status::text ELSE 'booking' END, lower(email), name, company, created_at,
      CASE WHEN status = 'cancelled' THEN updated_at WHEN status IN ('completed', 'no_show') THEN least(booking_datetime, updated_at) ELSE created_at END,
      status = 'completed', status <> 'cancelled', ${either(isAhead, bookings.bookingDatetime)}
    FROM bookings WHERE held_until IS NULL`

/** Everyone who wrote or has a call. Who only cancelled one counts if the team has set a stage; the team's own cancelling stores a lead. */
const leads = sql`(
  SELECT p.person, p.name, p.company, p.last_kind, p.last_at,
    coalesce(l.outcome, l.stage, CASE WHEN p.talked THEN 'in_talk' ELSE 'new' END) AS stage,
    l.lost_reason AS "lostReason", l.value, l.expected_month AS "expectedMonth", l.decided_at, p.next_call AS "nextCall"
  FROM (SELECT person, (array_agg(name ORDER BY created_at DESC))[1] AS name,
          (array_agg(company ORDER BY created_at DESC) FILTER (WHERE company <> ''))[1] AS company,
          (array_agg(kind ORDER BY happened_at DESC))[1] AS last_kind, max(happened_at) AS last_at, min(call_at) AS next_call, bool_or(talked) AS talked, bool_or(live) AS live
        FROM (${contacts}) AS contacts GROUP BY person) AS p
  LEFT JOIN leads l ON l.person = p.person WHERE p.live OR l.person IS NOT NULL) AS leads`

export const currencyOf = async (req: PayloadRequest) => lookOf(await storedLook(req.payload)).currency

type LeadRow = Omit<Lead, 'currency'>

type Time = string | Date

const instant = (time: Time | null) => time && new Date(time).toISOString()

/** What the team has set for someone whose messages and calls are gone. */
async function setFor(req: PayloadRequest, person: string): Promise<LeadRow | undefined> {
  const db = await transactionOf(req)
  const [row] = await db.select().from(leadsTable).where(eq(leadsTable.person, person))
  if (!row) return undefined
  const { outcome, stage, lostReason, value, expectedMonth } = row
  const set = outcome ?? stage
  return set ? { stage: set, lostReason, value, expectedMonth, nextCall: null } : undefined
}

/** Null if nothing is open and the team has set no stage. */
export async function leadOf(req: PayloadRequest, address: string): Promise<Lead | null> {
  const person = address.toLowerCase()
  const [row] = await queryIn<Omit<LeadRow, 'nextCall'> & { nextCall: Time | null }>(
    req,
    sql`SELECT stage, "lostReason", value, "expectedMonth", "nextCall" FROM ${leads} WHERE person = ${person}`,
  )
  const lead = row ? { ...row, nextCall: instant(row.nextCall) } : await setFor(req, person)
  return lead ? { ...lead, currency: await currencyOf(req) } : null
}

export async function leadChanges(payload: Payload, address: string): Promise<RecordedChange[]> {
  const db = databaseOf(payload)
  const [lead] = await db
    .select({ id: leadsTable.id })
    .from(leadsTable)
    .where(eq(leadsTable.person, address.toLowerCase()))
  return lead ? recordedChanges(payload, 'leads', lead.id) : []
}

export async function stagesOf(req: PayloadRequest, people: string[]): Promise<Map<string, Stage>> {
  const rows = await queryIn<{ person: string; stage: Stage }>(
    req,
    sql`SELECT person, stage FROM (SELECT person, stage FROM ${leads}
          UNION SELECT person, coalesce(outcome, stage) FROM leads WHERE coalesce(outcome, stage) IS NOT NULL) AS staged
        WHERE person = ANY(${sql.param(people)}::text[])`,
  )
  return new Map(rows.map(({ person, stage }) => [person, stage]))
}

const decidedIn = (period: Period) => {
  const { start, end } = boundsOf(period)
  const { decidedAt } = leadsTable
  return and(gte(decidedAt, new Date(start)), lt(decidedAt, new Date(end)))
}

const cameIn = (period: Period) => {
  const { start, end } = boundsOf(period)
  return sql`person IN (SELECT person FROM (${contacts}) AS contacts
    WHERE created_at >= ${start}::timestamptz AND created_at < ${end}::timestamptz)`
}

/** A select of the addresses at a stage; with a period, of those who were won or lost in it, or who wrote or booked in it and are open. */
export function peopleAt(stage: Stage, period?: Period) {
  const within = !period ? ALWAYS : outcomeOf(stage) ? decidedIn(period) : cameIn(period)
  return sql`SELECT person FROM ${leads} WHERE stage = ${stage} AND ${within}
    UNION SELECT person FROM leads WHERE coalesce(outcome, stage)::text = ${stage} AND ${within}`
}

/** The people whom the team won in a period, and what they are worth in whole units of the site's currency. */
export async function wonIn(req: PayloadRequest, period: Period): Promise<{ count: number; value: number }> {
  const db = await transactionOf(req)
  const [row] = await db
    .select({ count: count(), value: sum(leadsTable.value) })
    .from(leadsTable)
    .where(and(eq(leadsTable.outcome, 'won'), decidedIn(period)))
  return { count: row?.count ?? 0, value: Number(row?.value ?? 0) }
}

export type OpenLeads = Awaited<ReturnType<typeof openLeads>>

export async function openLeads(req: PayloadRequest) {
  const rows = await queryIn<{ stage: Stage; count: number; value: number }>(
    req,
    sql`SELECT stage, count(*)::int AS count, coalesce(sum(value), 0)::float8 AS value FROM ${leads} GROUP BY stage`,
  )
  const open = openStages.map(
    (stage) => rows.find((row) => row.stage === stage) ?? { stage, count: 0, value: 0 },
  )
  return {
    stages: open,
    count: open.reduce((sum, { count }) => sum + count, 0),
    value: open.reduce((sum, { value }) => sum + value, 0),
    currency: await currencyOf(req),
  }
}

export interface BoardLead extends Lead {
  person: string
  name: string
  company: string | null
  /** The last event, and its time (ISO 8601 UTC). */
  lastKind: 'inquiry' | 'answered' | 'registration' | 'booking' | 'completed' | 'no_show' | 'cancelled'
  lastAt: string
  /** When it was won or lost (ISO 8601 UTC). */
  decidedAt: string | null
  /** Of all leads at this stage. */
  count: number
  total: number
}

const SHOWN = 20

/** The newest leads of each stage. */
export async function boardLeads(req: PayloadRequest): Promise<BoardLead[]> {
  const currency = await currencyOf(req)
  type Times = { lastAt: Time } & Record<'nextCall' | 'decidedAt', Time | null>
  const rows = await queryIn<Omit<BoardLead, 'currency' | keyof Times> & Times>(
    req,
    sql`SELECT person, name, company, stage, "lostReason", value, "expectedMonth", "nextCall", last_kind AS "lastKind",
          last_at AS "lastAt", decided_at AS "decidedAt", count, total FROM (
          SELECT *, count(*) OVER stages::int AS count, (coalesce(sum(value) OVER stages, 0))::float8 AS total,
            row_number() OVER (PARTITION BY stage ORDER BY last_at DESC, person) AS place
          FROM ${leads} WINDOW stages AS (PARTITION BY stage)) AS placed
        WHERE place <= ${SHOWN} ORDER BY place`,
  )
  return rows.map((row) => ({
    ...row,
    nextCall: instant(row.nextCall),
    lastAt: new Date(row.lastAt).toISOString(),
    decidedAt: instant(row.decidedAt),
    currency,
  }))
}
