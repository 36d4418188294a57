import type { PayloadRequest, TypedUser } from 'payload'
import { receiveInquiry } from '@/features/inquiry/mutations'
import { assignedRoles } from '@/features/role/queries'
import { postgresOf } from '@/lib/db/transaction'
import { countAttempt } from '@/lib/rate-limit/limiter'
import { DAY } from '@/lib/rate-limit/limits'
import { type PersonRecords, personRecords } from './records'

const requestLimit = { name: 'erasure-request', points: 2, windowSeconds: DAY, blockSeconds: 0 }

/** The kinds of records that clients get. The team's notes and plans are not among them. */
const ownKinds = [
  'account',
  'bookings',
  'inquiries',
  'client-registrations',
  'invitations',
  'subscribers',
  'projects',
  'mails',
  'newsletters',
  'signUps',
  'sessions',
  'securityEvents',
] as const

const teamFields = ['outcomeNote', 'assignee', 'lostReason']

export async function ownRecords(req: PayloadRequest, { email }: TypedUser): Promise<PersonRecords> {
  const records = await personRecords(req, email.toLowerCase())
  const shown = (row: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !teamFields.includes(name)))
  return Object.fromEntries(ownKinds.map((kind) => [kind, (records[kind] ?? []).map(shown)]))
}

const REQUEST = `Please erase all data about me, and close my account.

(Sent with the button on the dashboard, by the signed-in owner of this address. The law allows one month for the answer. A super admin erases the data on this person's page in the back office.)`

/** Asks the team to erase the data about an account, as an inquiry. @returns 'works-here' for the team, and a verdict over the limit */
export async function requestErasure(req: PayloadRequest, { id, email, fullName }: TypedUser) {
  const roles = await assignedRoles(req, id)
  if (roles.some((role) => role !== 'user')) return 'works-here'
  const verdict = await countAttempt(postgresOf(req.payload).pool, requestLimit, id)
  if (!verdict.allowed) return verdict
  const name = (fullName || email).slice(0, 100)
  await receiveInquiry(req, { name, email, message: REQUEST })
  return 'asked'
}
