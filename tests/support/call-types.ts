import { expect } from 'vitest'
import { type BookingAnswer, createBooking, type Day, first, setCalendar } from './booking'
import { bookingWithSecrets } from './booking-mails'
import { call, signedIn, type Visitor } from './site'

export interface TypeDoc {
  id: string
  slug: string
  minutes: number
  questions: { id: string; label: string }[]
  [name: string]: unknown
}

type DayAnswer = Day & { durationMinutes: number; errors?: BookingAnswer['errors'] }

export interface Booked extends BookingAnswer {
  booking: BookingAnswer['booking'] & { callType: string | null; endsAt: string; meetingKind: string }
  updatedAt?: string
  calendarSequence?: number
}

export const QUESTION = 'Which tools do you use?'
export const questions = [
  { label: QUESTION, kind: 'text', required: true },
  { label: 'How many people are you?', kind: 'choice', options: ['1', '2 to 10'] },
]

/** A super admin, and two active types of different lengths: 'long-call' and 'short-audit'. A third one is not active. */
export async function siteWithTypes() {
  const owner = await signedIn('super_admin')
  await setCalendar({ adminEmail: 'desk@example.com', unconfirmedPerHour: 1000 })
  await makeType(owner, { title: 'Long call', orderIndex: 10 })
  const own = { durationMinutes: 30, bufferMinutes: 10, questions }
  const audit = await makeType(owner, { title: 'Short audit', orderIndex: 20, ...own })
  await makeType(owner, { title: 'Not yet', orderIndex: 1, isActive: false })
  return { owner, audit }
}

export async function makeType(visitor: Visitor, body: object): Promise<TypeDoc> {
  const answer = await call<{ doc: TypeDoc }>('POST', '/api/call-types', { visitor, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.doc
}

export const changeType = (visitor: Visitor, id: string, body: object) =>
  call('PATCH', `/api/call-types/${id}`, { visitor, body })

export const availability = (query: string) => call<DayAnswer>('GET', `/api/availability?${query}`)

export const auditDay = async ({ date }: Pick<Day, 'date'>) =>
  (await availability(`date=${date}&type=short-audit`)).body

export const answersTo = (audit: TypeDoc, answer = 'A sheet') => ({ [first(audit.questions).id]: answer })

export const create = (date: string, slot: Day['slots'][number], more: object = {}) =>
  createBooking<Booked>(date, slot, { ...more })

export const minutes = ({ start, end }: { start: string; end: string }) =>
  (Date.parse(end) - Date.parse(start)) / 60_000

export function at({ slots }: Day, time: string) {
  const slot = slots.find((each) => each.time === time)
  if (!slot) throw new Error(`There is no ${time}`)
  return slot
}

/** The length and the buffer of a stored booking, in minutes. */
export async function lengths(id: string) {
  const { bookingDatetime: start, endsAt, blockedUntil } = await bookingWithSecrets(id)
  return [minutes({ start, end: endsAt ?? '' }), minutes({ start: endsAt ?? '', end: blockedUntil ?? '' })]
}
