import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { bookingDetails } from '../../../src/features/booking/desk/queries'
import { query, sql } from '../../../src/lib/db/query'
import { type Day, first, freeDays } from '../../support/booking'
import { bookingWithSecrets, mailsOf, manageToken, sendWaitingMails } from '../../support/booking-mails'
import {
  answersTo,
  at,
  auditDay,
  availability,
  changeType,
  create,
  lengths,
  makeType,
  minutes,
  QUESTION,
  questions,
  siteWithTypes,
  type TypeDoc,
} from '../../support/call-types'
import { call, signedIn, site } from '../../support/site'
import { uniqueEmail } from '../../support/unique'

const days = await freeDays(5)
const { owner, audit } = await siteWithTypes()

const createAudit = (date: string, slot: Day['slots'][number], more: object = {}) =>
  create(date, slot, { type: 'short-audit', answers: answersTo(audit), ...more })

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

  it('takes and gives the short names of programs, and the length that applies', async () => {
    const { id } = await makeType(owner, { title: 'Of a program', active: false, order: 95 })
    expect((await call('GET', `/api/call-types/${id}`)).status).not.toBe(200)
    await changeType(owner, id, { active: true })
    const { body } = await call('GET', `/api/call-types/${id}`)
    const stored = { isActive: true, orderIndex: 95 }
    expect(body).toMatchObject({ ...stored, active: true, order: 95, durationMinutes: 60 })
    const { body: own } = await call('GET', `/api/call-types/${id}`, { visitor: owner })
    expect(own).toMatchObject({ durationMinutes: null })
    await changeType(owner, id, { active: false })
    expect((await call('GET', `/api/call-types/${id}`)).status).not.toBe(200)
  })

  it('is switched off and moved by the fields of the CMS, too', async () => {
    const { id } = await makeType(owner, { title: 'Of the CMS', orderIndex: 96 })
    await changeType(owner, id, { isActive: false, orderIndex: 97 })
    const { body } = await call('GET', `/api/call-types/${id}`, { visitor: owner })
    expect(body).toMatchObject({ isActive: false, active: false, orderIndex: 97, order: 97 })
  })

  it('hides the link of a type from visitors, also in queries', async () => {
    const { id } = await makeType(owner, {
      title: 'By link',
      orderIndex: 90,
      meetingKind: 'url',
      meetingUrl: 'https://meet.example/secret-{room}',
    })
    const { body } = await call('GET', '/api/call-types')
    expect(JSON.stringify(body)).not.toContain('secret')
    const found = await call<{ docs?: unknown[] }>('GET', '/api/call-types?where[meetingUrl][like]=secret')
    expect(found.body.docs ?? []).toEqual([])
    await changeType(owner, id, { isActive: false })
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
    const { body } = await availability(`date=${date}`)
    expect([body.durationMinutes, body.slots]).toEqual([60, slots])
    expect((await availability(`date=${date}&type=long-call`)).body).toEqual(body)
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
    const left = (await availability(`date=${date}`)).body.slots.map(({ time }) => time)
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
    const long = await create(date, at(first(days, 1), '09:00'), { answers: answersTo(audit) })
    expect([long.status, long.body.booking.callType]).toEqual([201, 'Long call'])
    expect((await bookingWithSecrets(long.body.booking.id)).answers ?? []).toEqual([])
  })

  it('shows the visitor its title and length, and only the team the answers', async () => {
    const slots = await auditDay(first(days, 2))
    const email = uniqueEmail()
    const secret = 'Words-of-a-stranger'
    const { body } = await createAudit(slots.date, at(slots, '09:00'), {
      email,
      answers: answersTo(audit, secret),
    })
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

    expect(await bookingDetails(await createLocalReq({}, await site()), id)).toMatchObject({
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
    const phone = await makeType(owner, { title: 'By phone', orderIndex: 50, meetingKind: 'phone' })
    const without = await create(slots.date, at(slots, '09:00'), { type: 'by-phone' })
    expect([without.status, without.body.errors?.[0]?.field]).toEqual([400, 'phone'])
    const with_ = await create(slots.date, at(slots, '09:00'), { type: 'by-phone', phone: '+49 30 1234' })
    expect([with_.status, with_.body.booking.meetingKind]).toEqual([201, 'phone'])
    const link = await makeType(owner, {
      title: 'Own link',
      orderIndex: 60,
      meetingKind: 'url',
      meetingUrl: 'https://meet.example/{room}',
    })
    const linked = await create(slots.date, at(slots, '10:00'), { type: 'own-link' })
    expect(linked.body.booking).toMatchObject({
      meetingKind: 'url',
      meetLink: expect.stringMatching(/^https:\/\/meet\.example\/[0-9a-f]{32}$/),
    })
    await changeType(owner, phone.id, { isActive: false })
    await changeType(owner, link.id, { isActive: false })
  })
})

it('without an active type the calendar settings rule', async () => {
  await query(await site(), sql`UPDATE call_types SET is_active = false`)
  const { date } = first(days, 4)
  const { body } = await availability(`date=${date}`)
  expect(body.durationMinutes).toBe(60)
  const { status, body: booked } = await create(date, at(body, '14:00'))
  expect([status, booked.booking.callType]).toEqual([201, null])
})
