import type { PayloadRequest } from 'payload'
import { isSuperAdmin } from '@/features/role/queries'
import { next_steps, work_notes } from '@/lib/db/own-tables'
import { shownPhone } from '@/lib/validation/phone-number'
import { accountEmail } from '../account/schema'
import { mailName } from '../booking/mail/mail-names'
import { statuses } from '../booking/status'
import { currencyOf, leadChanges, leadOf } from '../lead/queries'
import { openSteps } from '../next-step/queries'
import { notesWhere } from '../queue/notes'
import { isWorkStatus, workStatusLabels } from '../queue/rules'
import { subjectPage } from '../queue/subject-page'
import { teamMembers } from '../queue/team'
import { replyFormFor } from '../reply/queries'
import { cameFrom } from '../source/view'
import { aboutPerson, isEmpty, type PersonRecords, personIds, personRecords } from './records'

export type PersonEntry = ReturnType<typeof entriesOf>[number]

export type PersonDetails = NonNullable<Awaited<ReturnType<typeof personDetails>>>

type Row = Record<string, unknown>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const capital = (word: string) => word.replace(/^./, (first) => first.toUpperCase())
const instant = (value: unknown): string => (value instanceof Date ? value.toISOString() : text(value))

const statusLabel = (status: unknown) =>
  typeof status === 'string' && status in statuses
    ? statuses[status as keyof typeof statuses].label
    : text(status)

const workText = (status: unknown, words: string) =>
  [isWorkStatus(status) ? workStatusLabels[status] : '', words].filter(Boolean).join(': ')

/** How the rows of each kind are shown: the name, the text, the address of its page, and the column with its time. */
const kinds: Record<string, [kind: string, say: (row: Row) => string, href: (row: Row) => string | null]> = {
  bookings: [
    'Call',
    ({ status, outcomeNote, message }) =>
      [statusLabel(status), text(outcomeNote), text(message)].filter(Boolean).join(': '),
    ({ id }) => subjectPage({ kind: 'booking', id: text(id) }),
  ],
  inquiries: [
    'Inquiry',
    ({ status, message }) => workText(status, text(message)),
    ({ id }) => subjectPage({ kind: 'inquiry', id: text(id) }),
  ],
  'client-registrations': [
    'Registration',
    ({ status, currentChallenges, companyName }) =>
      workText(status, text(currentChallenges) || text(companyName)),
    ({ id }) => subjectPage({ kind: 'registration', id: text(id) }),
  ],
  invitations: [
    'Invitation',
    ({ status }) => capital(text(status)),
    ({ id }) => `/super-admin/invites?open=${id}`,
  ],
  account: ['Account', () => 'Joined', ({ id }) => `/super-admin/users?open=${id}`],
  projects: ['Project', ({ title }) => text(title), ({ id }) => `/admin/collections/projects/${id}`],
  subscribers: ['Newsletter', ({ status }) => capital(text(status)), () => null],
  nextSteps: ['Next step done', (row) => text(row.text), () => null],
  mails: [
    'Email',
    ({ kind, subject, via }) =>
      `${mailName(text(kind), text(subject))}, ${via === 'file' ? 'stored as a file, not sent' : 'sent'}`,
    () => null,
  ],
  newsletters: ['Newsletter', ({ state }) => capital(text(state)), () => null],
}

function entriesOf(records: PersonRecords) {
  return Object.entries(kinds)
    .flatMap(([name, [kind, say, href]]) =>
      (records[name] ?? []).map((row, index) => ({
        key: `${name}-${index}`,
        kind,
        at: instant(name === 'nextSteps' ? row.doneAt : (row.bookingDatetime ?? row.sentAt ?? row.createdAt)),
        text: say(row),
        href: href(row),
      })),
    )
    .filter(({ at }) => at !== '')
    .sort((one, other) => other.at.localeCompare(one.at))
}

function firstSource(records: PersonRecords): string | null {
  const known = ['bookings', 'inquiries', 'client-registrations', 'subscribers']
    .flatMap((name) => records[name] ?? [])
    .sort((one, other) => instant(one.createdAt).localeCompare(instant(other.createdAt)))
    .flatMap((row) => cameFrom(row) ?? [])
  return known[0] ?? null
}

/** Everything about one address. Undefined for other callers than super admins, and if nothing is stored. */
export async function personDetails(req: PayloadRequest, address: string) {
  const email = accountEmail['~standard'].validate(address)
  if (email instanceof Promise || email.issues || !(await isSuperAdmin(req))) return undefined
  const records = await personRecords(req, email.value)
  if (isEmpty(records)) return undefined
  const ids = await personIds(req, email.value)
  const rows = ['account', 'bookings', 'inquiries', 'client-registrations']
    .flatMap((name) => records[name] ?? [])
    .sort((one, other) => instant(other.createdAt).localeCompare(instant(one.createdAt)))
  const newest = (...names: string[]) =>
    rows.flatMap((row) => names.map((name) => text(row[name])).filter(Boolean))[0] ?? null
  const phone = newest('phone')
  const [name, company] = [newest('fullName', 'name'), newest('companyName', 'company')]
  return {
    email: email.value,
    name,
    company,
    phone: phone && shownPhone(phone),
    /** How the first visit began in which they wrote, booked or subscribed. */
    cameFrom: firstSource(records),
    /** Null if nothing is open: then the list has no stage either. */
    lead: await leadOf(req, email.value),
    currency: await currencyOf(req),
    entries: entriesOf(records),
    stages: await leadChanges(req.payload, email.value),
    steps: await openSteps(req, aboutPerson(next_steps, email.value, ids)),
    notes: await notesWhere(req, aboutPerson(work_notes, email.value, ids)),
    team: await teamMembers(req),
    replyForm: await replyFormFor(req, { name: name ?? '', company }),
    hasProject: (records.projects ?? []).length > 0,
  }
}
