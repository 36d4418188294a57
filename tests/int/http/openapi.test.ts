import { describe, expect, it } from 'vitest'
import { bookingBody, first, freeDays } from '../../support/booking'
import { manageToken } from '../../support/booking-mails'
import { differences, type Schema } from '../../support/json-schema'
import { call, site } from '../../support/site'
import { uniqueEmail } from '../../support/unique'

type Operation = {
  requestBody?: { content: { 'application/json': { schema: Schema } } }
  responses: Record<string, { content: { 'application/json': { schema: Schema } } }>
}
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> }

const document = (await call<Document>('GET', '/api/openapi.json')).body

async function expectDescribed(method: 'get' | 'post', path: string, query: string, body?: object) {
  const { status, body: answer } = await call(method.toUpperCase(), `${path}${query}`, body ? { body } : {})
  const response = document.paths[path]?.[method]?.responses[status]
  expect(response, `${path} answered ${status}: ${JSON.stringify(answer)}`).toBeDefined()
  expect(differences(response?.content['application/json'].schema ?? {}, answer)).toEqual([])
  return { status, answer }
}

describe('GET /api/openapi.json', () => {
  it('describes the public calls as they answer', async () => {
    expect(document.openapi).toBe('3.1.0')
    const [day] = await freeDays(1)
    await (await site()).create({
      collection: 'call-types',
      data: {
        title: 'Call',
        slug: 'call',
        orderIndex: 1,
        isActive: true,
        questions: [{ label: 'Why?', kind: 'choice', options: ['So', 'Other'] }],
      },
      overrideAccess: true,
    })
    const { body: types } = await call<{ docs: unknown[] }>('GET', '/api/call-types')
    expect(types.docs).toHaveLength(1)
    await expectDescribed('get', '/api/call-types', '')
    const { date, slots } = day ?? { date: '', slots: [] }
    const email = uniqueEmail()
    await expectDescribed('get', '/api/availability', `?date=${date}`)
    await expectDescribed('get', '/api/availability', '?date=2020-01-01')
    await expectDescribed('get', '/api/availability', '?date=soon')
    await expectDescribed('get', '/api/availability', `?date=${date}&type=unknown`)
    await expectDescribed('get', '/api/next-free', '?type=unknown')
    await expectDescribed('get', '/api/next-free', '')
    const body = { ...bookingBody(date, first(slots)), email }
    const booked = await expectDescribed('post', '/api/create-booking', '', body)
    expect(booked.status).toBe(201)
    await expectDescribed('post', '/api/create-booking', '', { ...body, email: 'x' })
    const { id } = booked.answer.booking as { id: string }
    const token = await manageToken(id)
    for (const action of ['view', 'cancel'])
      await expectDescribed('post', '/api/bookings/manage', '', { token, action })
    await expectDescribed('post', '/api/bookings/manage', '', { token: 'x'.repeat(30), action: 'view' })
    await expectDescribed('post', '/api/contact', '', { name: 'Ada', email, message: 'Too many lists.' })
    await expectDescribed('post', '/api/contact', '', {})
    await expectDescribed('post', '/api/newsletter', '', { email })
    await expectDescribed('post', '/api/newsletter/confirm', '', { token: 'x'.repeat(30) })
  })

  it('asks for what the calls ask for', () => {
    const asked = (path: string) =>
      document.paths[path]?.post?.requestBody?.content['application/json'].schema.required
    expect(asked('/api/create-booking')).toEqual(
      expect.arrayContaining(['name', 'email', 'preferredDate', 'preferredTime', 'timezone']),
    )
    expect(asked('/api/newsletter')).toEqual(['email'])
  })
})
