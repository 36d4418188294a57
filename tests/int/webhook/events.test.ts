import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EventName } from '../../../src/features/webhook/events'
import { type BookingAnswer, bookingBody, first, freeDays } from '../../support/booking'
import { changeCall } from '../../support/booking-command'
import { changeType } from '../../support/call-types'
import { clientAnswers, registered } from '../../support/client-registration'
import { article } from '../../support/content'
import { makeHosts, type TestHost, typeOf } from '../../support/hosts'
import { differences, type Schema } from '../../support/json-schema'
import { call, runSql, signedIn, site } from '../../support/site'
import { uniqueEmail } from '../../support/unique'
import { webhookReceiver } from '../../support/webhook-receiver'
import { deliverAll, type MadeWebhook, newWebhook } from '../../support/webhooks'

vi.hoisted(() => {
  process.env.ALLOW_PRIVATE_WEBHOOKS = 'true'
})

const receiver = await webhookReceiver()
afterAll(() => receiver.stop())

let hook: MadeWebhook
let next = 0

const owner = await signedIn('super_admin')
const days = await freeDays(5)
beforeAll(async () => {
  await (await site()).updateGlobal({
    slug: 'calendar-settings',
    data: { unconfirmedPerHour: 1000 },
    overrideAccess: true,
  })
})
beforeEach(async () => {
  await runSql`DELETE FROM webhooks`
  hook = await newWebhook(owner, receiver.url)
})

const received = (of = hook) => receiver.received(of.path, of.secret)
const types = () => received().map(({ event }) => event.type)

const aSlot = () => {
  const at = next++
  const day = first(days, Math.floor(at / 4))
  return { day, slot: first(day.slots, at % 4) }
}
async function book(): Promise<string> {
  const { day, slot } = aSlot()
  const { body } = await call<BookingAnswer>('POST', '/api/create-booking', {
    body: bookingBody(day.date, slot, { company: 'Engines' }),
  })
  return body.booking.id
}
const change = async (id: string, body: object) => {
  const answer = await call('PATCH', `/api/bookings/${id}`, { visitor: owner, body })
  expect(answer.status).toBe(200)
}
const remove = (id: string) => call('DELETE', `/api/bookings/${id}`, { visitor: owner })
const automatically = async (confirmAutomatically: boolean) =>
  (await site()).updateGlobal({
    slug: 'calendar-settings',
    data: { confirmAutomatically },
    overrideAccess: true,
  })

describe('a booking', () => {
  it('is reported at each step, in the order of time', async () => {
    const id = await book()
    await deliverAll()
    await change(id, { status: 'confirmed' })
    await deliverAll()
    const { day, slot } = aSlot()
    const moved = await call('POST', '/api/move-booking', {
      visitor: owner,
      body: { id, preferredDate: day.date, preferredTime: slot.time },
    })
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
    await deliverAll()
    await change(id, { status: 'completed' })
    await deliverAll()
    await change(id, { status: 'cancelled' })
    expect(await deliverAll()).toEqual([])
    const all = received().map(({ event }) => event)
    expect(all.map(({ type }) => type)).toEqual([
      'booking.created',
      'booking.confirmed',
      'booking.moved',
      'booking.completed',
      'booking.cancelled',
    ])
    const stamps = all.map(({ timestamp }) => timestamp)
    expect(stamps).toEqual([...new Set(stamps)].sort())
    expect(all[0]?.data).toMatchObject({ id, status: 'pending', company: 'Engines' })
    expect(all[2]?.data).toMatchObject({ id, start: slot.start, previousStart: all[0]?.data.start })
    expect(new Set(received().map(({ id: message }) => message)).size).toBe(5)
  })

  it('names its host, and none for the desk', async () => {
    const [anna, ben] = (await makeHosts(['Anna', 'Ben'])) as [TestHost, TestHost]
    const type = await typeOf(owner, [anna, ben], { title: 'Team call', hostChoice: 'visitor' })
    const { day, slot } = aSlot()
    const { body } = await call<BookingAnswer>('POST', '/api/create-booking', {
      body: bookingBody(day.date, slot, { type: type.slug, with: anna.settings.slug }),
    })
    await deliverAll()
    const { id } = body.booking
    const given = await call('POST', '/api/hand-over-booking', {
      visitor: owner,
      body: { id, host: ben.settings.id },
    })
    expect(given.status, JSON.stringify(given.body)).toBe(200)
    await remove(id)
    expect((await changeType(owner, type.id, { isActive: false })).status).toBe(200)
    await book()
    await deliverAll()
    expect(received().map(({ event }) => [event.type, event.data.host])).toEqual([
      ['booking.created', { name: 'Anna', slug: anna.settings.slug }],
      ['booking.cancelled', { name: 'Ben', slug: ben.settings.slug }],
      ['booking.created', null],
    ])
  })

  it('that is confirmed at once is created and confirmed', async () => {
    await automatically(true)
    await book()
    await automatically(false)
    await deliverAll()
    const all = received().map(({ event }) => event)
    expect(all.map(({ type }) => type).sort()).toEqual(['booking.confirmed', 'booking.created'])
    expect(new Set(all.map(({ timestamp }) => timestamp)).size).toBe(2)
  })

  it('whose change is undone in time is not reported as changed', async () => {
    const id = await book()
    await change(id, { status: 'cancelled' })
    await change(id, { status: 'pending' })
    await deliverAll()
    expect(types()).toEqual(['booking.created'])
  })

  it('that is held is reported when its visitor confirms it', async () => {
    const payload = await site()
    const make = (heldUntil: string | null) => {
      const { day, slot } = aSlot()
      const { start: bookingDatetime, end: endsAt, time: preferredTime } = slot
      return payload.create({
        collection: 'bookings',
        data: {
          name: 'Ada',
          email: uniqueEmail(),
          status: 'pending',
          calendarSequence: 0,
          bookingDatetime,
          endsAt,
          blockedUntil: endsAt,
          preferredTime,
          preferredDate: day.date,
          timezone: 'Europe/Berlin',
          heldUntil,
        },
        overrideAccess: true,
      })
    }
    const [held, lapsed] = [await make('2099-01-01T00:00:00.000Z'), await make('2099-01-01T00:00:00.000Z')]
    await deliverAll()
    expect(types()).toEqual([])
    await changeCall(held.id, { endsHold: true }, 'visitor')
    await changeCall(lapsed.id, { status: 'cancelled' })
    await deliverAll()
    expect(received().map(({ event }) => [event.type, event.data.id])).toEqual([['booking.created', held.id]])
  })

  it('that is coming and deleted is cancelled, once', async () => {
    const id = await book()
    await deliverAll()
    await change(id, { status: 'confirmed' })
    expect((await remove(id)).status).toBe(200)
    const other = await book()
    await change(other, { status: 'cancelled' })
    await deliverAll()
    await remove(other)
    await deliverAll()
    const ofFirst = received().filter(({ event }) => event.data.id === id)
    expect(ofFirst.map(({ event }) => event.type)).toEqual(['booking.created', 'booking.cancelled'])
    expect(received().filter(({ event }) => event.type === 'booking.cancelled')).toHaveLength(2)
  })

  it('that is refused is not reported', async () => {
    const { day, slot } = aSlot()
    const body = bookingBody(day.date, slot)
    for (const email of [body.email, uniqueEmail()])
      await call('POST', '/api/create-booking', { body: { ...body, email } })
    await deliverAll()
    expect(types()).toEqual(['booking.created'])
  })
})

describe('the other events', () => {
  it('are sent as the OpenAPI document describes them', async () => {
    const { body } = await call<{
      webhooks: Record<
        string,
        { post: { requestBody: { content: { 'application/json': { schema: Schema } } } } }
      >
    }>('GET', '/api/openapi.json')
    const email = uniqueEmail()
    await call('POST', '/api/contact', {
      body: {
        name: 'Ada Lovelace',
        email,
        company: 'Engines',
        message: 'We type four hundred invoices.',
        utmSource: 'spring',
      },
    })
    await registered(owner, email)
    const { hashToken } = await import('../../../src/lib/crypto/token')
    const token = 'a'.repeat(43)
    await (await site()).create({
      collection: 'subscribers',
      data: {
        email,
        status: 'pending',
        confirmTokenHash: hashToken(token),
        confirmExpiresAt: '2099-01-01T00:00:00.000Z',
      },
      overrideAccess: true,
    })
    for (const status of [200, 404])
      expect((await call('POST', '/api/newsletter/confirm', { body: { token } })).status).toBe(status)
    const { id } = await article({ title: 'Engines of paper' })
    const save = (data: object) => call('PATCH', `/api/blogs/${id}`, { visitor: owner, body: data })
    await save({ excerpt: 'On cards.' })
    await save({ status: 'published' })
    await save({ title: 'Engines of card', status: 'published' })
    await book()
    expect((await call('POST', `/api/webhooks/${hook.id}/test`, { visitor: owner, body: {} })).status).toBe(
      200,
    )
    await deliverAll()

    const expected: Record<string, object> = {
      'inquiry.created': { name: 'Ada Lovelace', email, company: 'Engines', utmSource: 'spring' },
      'registration.created': { ...clientAnswers, email },
      'subscriber.confirmed': { email },
      'article.published': { id, title: 'Engines of paper', excerpt: 'On cards.' },
      'booking.created': { status: 'pending' },
      test: {},
    }
    expect(types().sort()).toEqual(Object.keys(expected).sort())
    for (const { event } of received()) {
      expect(event.data).toMatchObject(expected[event.type] ?? {})
      const schema = body.webhooks[event.type]?.post.requestBody.content['application/json'].schema
      expect(differences(schema ?? {}, event), event.type).toEqual([])
    }
    expect(Object.keys(body.webhooks)).toHaveLength(10)
  })

  it('go to webhooks that asked for them and are on, once to each', async () => {
    const wants = (events: EventName[]) => newWebhook(owner, receiver.url, events)
    const [inquiries, articles, off] = [
      await wants(['inquiry.created', 'booking.created']),
      await wants(['article.published']),
      await wants(['inquiry.created']),
    ]
    await call('PATCH', `/api/webhooks/${off.id}`, { visitor: owner, body: { active: false } })
    await call('POST', '/api/contact', {
      body: { name: 'Ada', email: uniqueEmail(), message: 'We type four hundred invoices.' },
    })
    await deliverAll()
    expect([hook, inquiries, articles, off].map((each) => received(each).length)).toEqual([1, 1, 0, 0])
    expect(first(received(inquiries)).id).not.toBe(first(received(hook)).id)
  })
})
