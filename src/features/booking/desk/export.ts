import { and, eq, gt, or, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { sourceOf } from '@/features/source/queries'
import { type Source, sourceColumns } from '@/features/source/schema'
import { byteOrderMark, csvLine } from '@/lib/csv/csv'
import { databaseOf } from '@/lib/db/transaction'
import { utcOffset } from '@/lib/time/format'
import { wallReading } from '@/lib/time/zone'
import { bookings, hosts, users } from '@/payload-generated-schema'
import { storedAnswers } from '../call-type/schema'
import { currentRules } from '../settings/queries'
import type { DeskFilter } from './filter'
import { deskCondition } from './filter'
import { assigneeJoin, deskBooking, deskColumns, hostJoin } from './rows'

const BATCH = 1000

type ExportRow = Parameters<typeof deskBooking>[0] &
  Source & { message: string | null; visitorTimezone: string | null; answers: unknown }

const answersText = (answers: unknown) =>
  storedAnswers(answers)
    .map(({ question, answer }) => `${question}\n${answer}`)
    .join('\n\n')

const columns = [
  'Date',
  'Start',
  'End',
  'Time zone',
  'Offset',
  'Status',
  'Name',
  'Email',
  'Company',
  'Phone',
  'Message',
  "Visitor's time zone",
  'Booked on',
  'Booked at',
  'ID',
  'Call type',
  'Answers',
  'First page',
  'Referring site',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'Host',
]

function line(row: ExportRow, zone: string): string {
  const { id, name, email, company, phone, callType, start, end, status, host, createdAt } = deskBooking(row)
  const from = wallReading(new Date(start), zone)
  const booked = wallReading(new Date(createdAt), zone)
  const until = wallReading(new Date(end), zone).time
  const offset = utcOffset(zone, new Date(start))
  const when = [from.date, from.time, until, zone, offset]
  const who = [name, email, company, phone, row.message, row.visitorTimezone]
  const made = [booked.date, booked.time, id, callType, answersText(row.answers)]
  return csvLine([...when, status, ...who, ...made, ...Object.values(sourceColumns(row)), host?.name])
}

/** A filter's bookings as CSV in business wall times, in portions. Callers must check for a super admin. */
export async function* bookingsCsv(payload: Payload, filter: DeskFilter, now: Date): AsyncGenerator<string> {
  const { timezone } = await currentRules(payload)
  const condition = deskCondition(filter, timezone, now)
  yield `${byteOrderMark}${csvLine(columns)}`
  const { id, bookingDatetime, message, answers, visitorTimezone } = bookings
  let after: SQL | undefined
  for (;;) {
    const rows = await databaseOf(payload)
      .select({ ...deskColumns, message, answers, visitorTimezone, ...sourceOf(bookings) })
      .from(bookings)
      .leftJoin(users, assigneeJoin)
      .leftJoin(hosts, hostJoin)
      .where(and(condition, after))
      .orderBy(bookingDatetime, id)
      .limit(BATCH)
    if (rows.length > 0) yield rows.map((row) => line(row, timezone)).join('')
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = or(gt(bookingDatetime, last.start), and(eq(bookingDatetime, last.start), gt(id, last.id)))
  }
}
