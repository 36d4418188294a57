import { desc, eq, inArray, or, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { PgColumn, PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { lower } from '@/lib/db/expressions'
import { asSite } from '@/lib/db/local-api'
import {
  account_passkeys,
  account_sessions,
  account_sign_ups,
  api_keys,
  leads,
  newsletter_deliveries,
  next_steps,
  sent_mails,
  work_notes,
} from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'
import {
  bookings,
  client_registrations,
  inquiries,
  invitations,
  projects,
  security_events,
  subscribers,
  users,
} from '@/payload-generated-schema'
import { isAboutPerson } from '../queue/subject'
import { answerSubjects } from '../reply/queries'
import { SECRET } from '../security/changed-values'

/** Visitors type their address as they like; accounts have it in lower case. */
const isOf = (column: PgColumn, email: string): SQL => eq(lower(column), email)

export async function personIds(req: PayloadRequest, email: string) {
  const db = await transactionOf(req)
  const ids = async (table: PgTable & { id: PgColumn }, condition: SQL | undefined): Promise<string[]> => {
    const rows = await db.select({ id: table.id }).from(table).where(condition)
    return rows.map(({ id }) => String(id))
  }
  const invited = await ids(invitations, isOf(invitations.email, email))
  const account = await ids(users, isOf(users.email, email))
  return {
    users: account,
    bookings: await ids(bookings, isOf(bookings.email, email)),
    inquiries: await ids(inquiries, isOf(inquiries.email, email)),
    'client-registrations': await ids(
      client_registrations,
      inArray(client_registrations.invitation, invited),
    ),
    invitations: invited,
    subscribers: await ids(subscribers, isOf(subscribers.email, email)),
    projects: await ids(projects, or(isOf(projects.clientEmail, email), inArray(projects.client, account))),
  } satisfies Partial<Record<CollectionSlug, string[]>>
}

export type PersonIds = Awaited<ReturnType<typeof personIds>>

export const aboutPerson = (
  table: typeof work_notes | typeof next_steps,
  email: string,
  { inquiries, bookings, 'client-registrations': registrations }: PersonIds,
): SQL | undefined => isAboutPerson(table, { inquiries, registrations, bookings, email })

const only = <Table extends object, Name extends keyof Table>(table: Table, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, table[name]])) as Pick<Table, Name>

/** Leaves out hashes, sealed values and links that only the server may know. */
function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !SECRET.test(name))
      .map(([name, inner]) => [name, withoutSecrets(inner)]),
  )
}

async function documents(req: PayloadRequest, ids: PersonIds) {
  const records: [string, unknown[]][] = []
  for (const [collection, wanted] of Object.entries(ids) as [keyof PersonIds, string[]][]) {
    const where = { id: { in: wanted } }
    const { docs } = wanted.length
      ? await req.payload.find({ collection, where, pagination: false, ...asSite(req) })
      : { docs: [] }
    records.push([collection === 'users' ? 'account' : collection, docs])
  }
  return Object.fromEntries(records)
}

/** All that is stored about the person with an address, given in lower case. Callers check who may read it. */
export async function personRecords(req: PayloadRequest, email: string) {
  const ids = await personIds(req, email)
  const db = await transactionOf(req)
  const mails = await db
    .select(only(sent_mails, 'id', 'kind', 'via', 'sentAt'))
    .from(sent_mails)
    .where(isOf(sent_mails.recipient, email))
    .orderBy(desc(sent_mails.sentAt))
  const subjects = await answerSubjects(
    req.payload,
    mails.map(({ id }) => id),
  )
  const records = {
    ...(await documents(req, ids)),
    notes: await db
      .select(only(work_notes, 'createdAt', 'text'))
      .from(work_notes)
      .where(aboutPerson(work_notes, email, ids)),
    nextSteps: await db
      .select(only(next_steps, 'createdAt', 'text', 'dueOn', 'doneAt'))
      .from(next_steps)
      .where(aboutPerson(next_steps, email, ids)),
    leads: await db
      .select(only(leads, 'stage', 'outcome', 'lostReason', 'value', 'expectedMonth', 'createdAt'))
      .from(leads)
      .where(eq(leads.person, email)),
    mails: mails.map(({ id, ...mail }) => ({ ...mail, subject: subjects.get(id) ?? null })),
    newsletters: await db
      .select(only(newsletter_deliveries, 'state', 'sentAt'))
      .from(newsletter_deliveries)
      .where(inArray(newsletter_deliveries.subscriberId, ids.subscribers)),
    signUps: await db
      .select(only(account_sign_ups, 'fullName', 'expiresAt'))
      .from(account_sign_ups)
      .where(isOf(account_sign_ups.email, email)),
    sessions: await db
      .select(only(account_sessions, 'createdAt', 'lastSeenAt', 'address', 'userAgent'))
      .from(account_sessions)
      .where(inArray(account_sessions.userId, ids.users)),
    passkeys: await db
      .select(only(account_passkeys, 'name', 'createdAt', 'lastUsedAt'))
      .from(account_passkeys)
      .where(inArray(account_passkeys.userId, ids.users)),
    apiKeys: await db
      .select(only(api_keys, 'name', 'scopes', 'createdAt', 'lastUsedAt', 'lastNetwork'))
      .from(api_keys)
      .where(inArray(api_keys.userId, ids.users)),
    securityEvents: await db
      .select(only(security_events, 'type', 'message', 'createdAt', 'ipAddress'))
      .from(security_events)
      .where(inArray(security_events.userId, ids.users)),
  }
  return withoutSecrets(records) as Record<string, Record<string, unknown>[]>
}

export type PersonRecords = Awaited<ReturnType<typeof personRecords>>

export const isEmpty = (records: PersonRecords) => Object.values(records).every((rows) => rows.length === 0)
