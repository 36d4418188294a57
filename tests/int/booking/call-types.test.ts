import { beforeAll, describe, expect, it } from 'vitest'
import { bookingDetails } from '../../../src/features/booking/desk/details'
import { query, sql } from '../../../src/lib/db/query'
import { type BookingAnswer, bookingBody, type Day, first, freeDays } from '../../support/booking'
import { bookingWithSecrets, mailsOf, manageToken, sendWaitingMails } from '../../support/booking-mails'
import { call, signedIn, site, type Visitor } from '../../support/site'
import { uniqueEmail } from '../../support/unique'

interface TypeDoc {
  id: string
  slug: string
  minutes: number
  questions: { id: string; label: string }[]
  [name: string]: unknown
}
type DayAnswer = Day & { durationMinutes: number; errors?: BookingAnswer['errors'] }
interface Booked extends BookingAnswer {
  booking: BookingAnswer['booking'] & { callType: string | null; endsAt: string; meetingKind: string }
  updatedAt?: string
  calendarSequence?: number
}

let owner: Visitor
let days: Day[]
let audit: TypeDoc

const QUESTION = 'Which tools do you use?'
const questions = [
  { label: QUESTION, kind: 'text', required: true },
  { label: 'How many people are you?', kind: 'choice', options: ['1', '2 to 10'] },
]

async function makeType(data: object): Promise<TypeDoc> {
  const { status, body } = await call<{ doc: TypeDoc }>('POST', '/api/call-types', {
    visitor: owner,
    body: data,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.doc
}
const changeType = (id: string, data: object, visitor = owner) =>
  call('PATCH', `/api/call-types/${id}`, { visitor, body: data })

beforeAll(async () => {
  owner = await signedIn('super_admin')
  days = await freeDays(12)
  await (await site()).updateGlobal({
    slug: 'calendar-settings',
    data: { adminEmail: 'desk@example.com', unconfirmedPerHour: 1000 },
    overrideAccess: true,
  })
  await makeType({ title: 'Long call', orderIndex: 10 })
  const lengths = { durationMinutes: 30, bufferMinutes: 10 }
  audit = await makeType({ title: 'Short audit', orderIndex: 20, ...lengths, questions })
  await makeType({ title: 'Not yet', orderIndex: 1, isActive: false })
})

const day = async (query: string) => await call<DayAnswer>('GET', `/api/availability?${query}`)
const auditDay = async ({ date }: Day) => (await day(`date=${date}&type=short-audit`)).body
const answers = (tool = 'A sheet') => ({ [first(audit.questions).id]: tool })
const create = (date: string, slot: Day['slots'][number], more: object = {}) =>
  call<Booked>('POST', '/api/create-booking', { body: bookingBody(date, slot, { ...more }) })
const createAudit = (date: string, slot: Day['slots'][number], more: object = {}) =>
  create(date, slot, { type: 'short-audit', answers: answers(), ...more })
const minutes = ({ start, end }: { start: string; end: string }) =>
  (Date.parse(end) - Date.parse(start)) / 60_000
const at = ({ slots }: Day, time: string) => {
  const slot = slots.find((each) => each.time === time)
  if (!slot) throw new Error(`There is no ${time}`)
  return slot
}

/** The length and the buffer of a stored booking, in minutes. */
async function lengths(id: string) {
  const { bookingDatetime: start, endsAt, blockedUntil } = await bookingWithSecrets(id)
  return [minutes({ start, end: endsAt ?? '' }), minutes({ start: endsAt ?? '', end: blockedUntil ?? '' })]
}

describe('the list of types', () => {
  it('has the active ones in their order, with their length and questions, for all callers', async () => {
    const { body } = await call<{ docs: TypeDoc[] }>('GET', '/api/call-types')
    expect(body.docs.map(({ slug, minutes: length }) => [slug, length])).toEqual([
      ['long-call', 60],
      ['short-audit', 30],
    ])
    expect(body.docs[1]).toMatchObject({ durationMinutes: 30, questions })
    const asked = await call<{ docs: TypeDoc[] }>('GET', '/api/call-types?where[slug][equals]=not-yet')
    expect(asked.body.docs).toEqual([])
  })

  it('hides the link of a type from visitors, also in queries', async () => {
    const { id } = await makeType({
      ...{ title: 'By link', orderIndex: 90 },
      ...{ meetingKind: 'url', meetingUrl: 'https://meet.example/secret-{room}' },
    })
    const { body } = await call('GET', '/api/call-types')
    expect(JSON.stringify(body)).not.toContain('secret')
    const found = await call<{ docs?: unknown[] }>('GET', '/api/call-types?where[meetingUrl][like]=secret')
    expect(found.body.docs ?? []).toEqual([])
    await changeType(id, { isActive: false })
  })

  it.each<[string, object, string]>([
    ['a length of 4 minutes', { durationMinutes: 4 }, 'durationMinutes'],
    ['a link that is missing', { meetingKind: 'url' }, 'meetingUrl'],
    ['seven questions', { questions: Array(7).fill({ label: 'Q', kind: 'text' }) }, 'questions'],
    [
      'a choice of one',
      { questions: [{ label: 'Q', kind: 'choice', options: ['x'] }] },
      'questions.0.options',
    ],
  ])('refuses %s', async (_, data, field) => {
    const { status, body } = await call('POST', '/api/call-types', {
      visitor: owner,
      body: { title: 'Wrong', ...data },
    })
    expect([status, body.errors?.[0]?.field]).toEqual([400, field])
  })
})

describe('times', () => {
  it('are those of the first active type if nothing else is said', async () => {
    const { date, slots } = first(days)
    const { body } = await day(`date=${date}`)
    expect([body.durationMinutes, body.slots]).toEqual([60, slots])
    expect((await day(`date=${date}&type=long-call`)).body).toEqual(body)
  })

  it('step by the length and the buffer of the type', async () => {
    const body = await auditDay(first(days))
    expect(body.durationMinutes).toBe(30)
    expect(body.slots.slice(0, 3).map(({ time }) => time)).toEqual(['09:00', '09:40', '10:20'])
    expect(body.slots.every((slot) => minutes(slot) === 30)).toBe(true)
    const { body: next } = await call<{ next: Day['slots'] }>('GET', '/api/next-free?type=short-audit')
    expect(next.next.map(minutes)).toEqual([30, 30, 30])
  })

  it.each([
    ['unknown', 404],
    ['not-yet', 404],
    ['Not a slug', 400],
  ])('of the type %s are refused with the field', async (type, expected) => {
    for (const path of [
      `/api/availability?date=${first(days).date}&type=${type}`,
      `/api/next-free?type=${type}`,
    ]) {
      const { status, body } = await call('GET', path)
      expect([status, body.errors?.map(({ field }) => field)]).toEqual([expected, ['type']])
    }
    const { status, body } = await create(first(days).date, first(first(days).slots), { type })
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([400, ['type']])
  })
})

describe('a booking of a type', () => {
  it('has its title, length, buffer and answers, and blocks the times of the other type', async () => {
    const { date } = first(days)
    const email = uniqueEmail()
    const { status, body } = await createAudit(date, at(await auditDay(first(days)), '09:40'), { email })
    expect([status, body.booking.callType]).toEqual([201, 'Short audit'])
    const { id } = body.booking
    expect(await lengths(id)).toEqual([30, 10])
    expect(await bookingWithSecrets(id)).toMatchObject({
      answers: [{ question: QUESTION, answer: 'A sheet' }],
    })
    const left = (await day(`date=${date}`)).body.slots.map(({ time }) => time)
    expect(left).not.toContain('09:00')
    expect(left).not.toContain('10:00')
    expect(left).toContain('11:00')
    expect((await create(date, at(first(days), '09:00'))).status).toBe(409)
  })

  it('needs the answers that are required, and takes none that the type does not ask for', async () => {
    const slots = await auditDay(first(days, 1))
    const { date } = slots
    const field = `answers.${first(audit.questions).id}`
    const missing = await create(date, at(slots, '09:00'), { type: 'short-audit' })
    expect([missing.status, missing.body.errors]).toEqual([
      400,
      [{ code: 'invalid', field, message: 'Please answer this question' }],
    ])
    const long = await create(date, at(first(days, 1), '09:00'), { answers: answers() })
    expect([long.status, long.body.booking.callType]).toEqual([201, 'Long call'])
    expect((await bookingWithSecrets(long.body.booking.id)).answers ?? []).toEqual([])
  })

  it('shows the visitor its title and length, and only the team the answers', async () => {
    const slots = await auditDay(first(days, 2))
    const email = uniqueEmail()
    const secret = 'Words-of-a-stranger'
    const { body } = await createAudit(slots.date, at(slots, '09:00'), { email, answers: answers(secret) })
    const { id } = body.booking
    await sendWaitingMails(id)
    const [mail] = await mailsOf(email)
    expect(mail?.text).toContain('Short audit')
    expect(mail?.text).toContain('30 minutes')
    expect(JSON.stringify(await mailsOf(email))).not.toContain(secret)
    const team = (await mailsOf('desk@example.com')).find(({ text }) => text.includes(secret))
    expect(team?.text).toContain(QUESTION)
    const shown = await call('POST', '/api/bookings/manage', {
      body: { token: await manageToken(id), action: 'view' },
    })
    expect(shown.body.booking).toMatchObject({ callType: 'Short audit' })
    expect(JSON.stringify(shown.body)).not.toContain(secret)

    expect(await bookingDetails(await site(), id)).toMatchObject({
      callType: 'Short audit',
      answers: [{ question: QUESTION, answer: secret }],
    })
    const csv = await call<string>('GET', `/api/bookings-export?view=all&q=${email}`, { visitor: owner })
    expect(csv.body).toContain('Short audit')
    expect(csv.body).toContain(secret)
    const admin = await signedIn('admin')
    const seen = await call('GET', `/api/bookings/${id}`, { visitor: admin })
    expect([seen.status, JSON.stringify(seen.body).includes(secret)]).toEqual([200, false])

    const person = await call('GET', `/api/people/export?email=${email}`, { visitor: owner })
    expect(JSON.stringify(person.body)).toContain(secret)
    const erased = await call('POST', '/api/people/erase', {
      visitor: owner,
      body: { email, confirm: email },
    })
    expect(erased.status).toBe(200)
    const left = await query(
      await site(),
      sql`SELECT 1 FROM bookings WHERE answers::text LIKE ${`%${secret}%`}
          UNION ALL SELECT 1 FROM jobs.job WHERE data::text LIKE ${`%${secret}%`}
          UNION ALL SELECT 1 FROM security_audit_log WHERE new_values::text LIKE ${`%${secret}%`} OR old_values::text LIKE ${`%${secret}%`}`,
    )
    expect(left).toEqual([])
  })

  it('cannot have its type or answers set by a request', async () => {
    const { date, slots } = first(days, 1)
    const { body } = await create(date, at({ date, slots }, '11:00'))
    const { id } = body.booking
    await call('PATCH', `/api/bookings/${id}`, {
      visitor: owner,
      body: { callType: 'Other', answers: [{ question: 'Q', answer: 'A' }], company: 'Firm' },
    })
    expect(await bookingWithSecrets(id)).toMatchObject({ callType: 'Long call', company: 'Firm' })
    expect((await bookingWithSecrets(id)).answers ?? []).toEqual([])
  })

  it('takes place as its type says', async () => {
    const slots = first(days, 3)
    const phone = await makeType({ title: 'By phone', orderIndex: 50, meetingKind: 'phone' })
    const without = await create(slots.date, at(slots, '09:00'), { type: 'by-phone' })
    expect([without.status, without.body.errors?.[0]?.field]).toEqual([400, 'phone'])
    const with_ = await create(slots.date, at(slots, '09:00'), { type: 'by-phone', phone: '+49 30 1' })
    expect([with_.status, with_.body.booking.meetingKind]).toEqual([201, 'phone'])
    const link = await makeType({
      ...{ title: 'Own link', orderIndex: 60 },
      ...{ meetingKind: 'url', meetingUrl: 'https://meet.example/{room}' },
    })
    const linked = await create(slots.date, at(slots, '10:00'), { type: 'own-link' })
    expect(linked.body.booking).toMatchObject({
      meetingKind: 'url',
      meetLink: expect.stringMatching(/^https:\/\/meet\.example\/[0-9a-f]{32}$/),
    })
    await changeType(phone.id, { isActive: false })
    await changeType(link.id, { isActive: false })
  })
})

describe('two types at once', () => {
  it('never overlap: of a race one wins, and the other gets the free times of its own length', async () => {
    for (const raced of days.slice(4, 8)) {
      const short = await auditDay(raced)
      const tries = [
        () => create(raced.date, at(raced, '09:00')),
        () => createAudit(raced.date, at(short, '09:40')),
        () => create(raced.date, at(raced, '10:00')),
        () => createAudit(raced.date, at(short, '10:20')),
      ]
      const got = await Promise.all(tries.map((attempt) => attempt()))
      const statuses = got.map(({ status }) => status)
      expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(0)
      for (const [index, { status, body }] of got.entries()) {
        if (status === 201) continue
        expect([status, body.errors?.[0]?.code]).toEqual([409, 'slot_taken'])
        for (const slot of body.slots ?? []) expect(minutes(slot)).toBe(index % 2 ? 30 : 60)
      }
    }
    const overlaps = await query(
      await site(),
      sql`SELECT 1 FROM bookings a JOIN bookings b ON a.id < b.id
            AND tstzrange(a.booking_datetime, a.blocked_until) && tstzrange(b.booking_datetime, b.blocked_until)
          WHERE a.status IN ('pending', 'confirmed') AND b.status IN ('pending', 'confirmed')`,
    )
    expect(overlaps).toEqual([])
  })
})

describe('a moved call', () => {
  it('keeps its type, length and buffer, also if the type has changed or is gone', async () => {
    const slots = await auditDay(first(days, 8))
    const { body } = await createAudit(slots.date, at(slots, '09:00'))
    const { id } = body.booking
    await changeType(audit.id, { durationMinutes: 45, bufferMinutes: 0, isActive: false })
    expect((await createAudit(slots.date, at(slots, '10:20'))).status).toBe(400)
    const offered = (await day(`date=${slots.date}&booking=${id}`)).body
    expect([offered.durationMinutes, first(offered.slots).time]).toEqual([30, '09:40'])
    const moved = await call<Booked>('POST', '/api/bookings/manage', {
      body: {
        ...{ token: await manageToken(id), action: 'reschedule' },
        ...{ preferredDate: slots.date, preferredTime: '10:20' },
      },
    })
    expect([moved.status, moved.body.booking.callType]).toEqual([200, 'Short audit'])
    expect(await lengths(id)).toEqual([30, 10])
    const later = at(first(days, 9), '15:00').start
    expect(
      (await call('PATCH', `/api/bookings/${id}`, { visitor: owner, body: { bookingDatetime: later } }))
        .status,
    ).toBe(200)
    expect(await lengths(id)).toEqual([30, 10])
    await changeType(audit.id, { durationMinutes: 30, bufferMinutes: 10, isActive: true })
  })

  it('has no times for an unknown booking', async () => {
    const { status, body } = await day(`date=${first(days).date}&booking=${crypto.randomUUID()}`)
    expect([status, body.errors?.[0]?.field]).toEqual([404, 'booking'])
  })
})

describe('the desk', () => {
  const post = (path: string, body: object) => call<Booked>('POST', path, { visitor: owner, body })

  it('books a type for a visitor without questions, changes it with a move, and undoes that', async () => {
    const slots = await auditDay(first(days, 10))
    const { date } = slots
    const visitor = { name: 'Grace Hopper', email: uniqueEmail(), type: 'short-audit' }
    const booked = await post('/api/book-for-visitor', {
      ...visitor,
      ...{ preferredDate: date, preferredTime: '09:40' },
    })
    expect([booked.status, booked.body.booking.callType]).toEqual([201, 'Short audit'])
    const { id } = booked.body.booking
    await sendWaitingMails(id)

    const order = { id, type: 'long-call', preferredDate: date, preferredTime: '10:00' }
    const moved = await post('/api/move-booking', order)
    expect([moved.status, moved.body.booking.callType]).toEqual([200, 'Long call'])
    expect(await lengths(id)).toEqual([60, 0])
    const undone = await post('/api/undo-booking', { id, sequence: moved.body.calendarSequence })
    expect([undone.status, undone.body.booking.callType]).toEqual([200, 'Short audit'])
    expect(undone.body.booking.bookingDatetime).toBe(at(slots, '09:40').start)
    expect(await lengths(id)).toEqual([30, 10])

    const kept = await post('/api/move-booking', { id, preferredDate: date, preferredTime: '10:20' })
    expect([kept.status, kept.body.booking.callType]).toEqual([200, 'Short audit'])
    expect(await lengths(id)).toEqual([30, 10])
    for (const path of ['/api/move-booking', '/api/book-for-visitor']) {
      const refused = await post(path, { ...visitor, ...order, type: 'not-yet' })
      expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, 'type'])
    }
  })

  it('mails a call of another type at the same time as changed', async () => {
    const { date } = first(days, 11)
    const email = uniqueEmail()
    const visitor = { name: 'Grace Hopper', email, type: 'short-audit' }
    const { body } = await post('/api/book-for-visitor', {
      ...visitor,
      ...{ preferredDate: date, preferredTime: '09:00' },
    })
    const { id } = body.booking
    await sendWaitingMails(id)
    const order = { id, type: 'long-call', preferredDate: date, preferredTime: '09:00' }
    const { status } = await post('/api/move-booking', order)
    expect(status).toBe(200)
    await sendWaitingMails(id)
    const changed = (await mailsOf(email)).find(({ subject }) => subject?.startsWith('Changed: your call'))
    expect(changed?.text).toContain('60 minutes')
  })
})

it('without an active type the calendar settings rule', async () => {
  await query(await site(), sql`UPDATE call_types SET is_active = false`)
  const { date } = first(days, 11)
  const { body } = await day(`date=${date}`)
  expect(body.durationMinutes).toBe(60)
  const { status, body: booked } = await create(date, at(body, '14:00'))
  expect([status, booked.booking.callType]).toEqual([201, null])
})
