import { expect, it } from 'vitest'
import { call } from '../../support/site'

it.each([
  ['GET', '/api/create-booking', 'POST'],
  ['POST', '/api/availability', 'GET'],
  ['DELETE', '/api/contact', 'POST'],
  ['GET', '/api/reset-password', 'POST'],
  ['PUT', '/api/faqs/any', 'DELETE, GET, PATCH'],
])('%s %s is answered with the methods that this address takes', async (method, path, allowed) => {
  const { status, body, headers } = await call(method, path)
  expect([status, headers.get('allow')]).toEqual([405, allowed])
  expect(body.errors?.[0]).toMatchObject({ code: 'method_not_allowed' })
})

it.each(['/api/no-such-call', '/api/faqs/00000000-0000-4000-8000-000000000000'])(
  'GET %s is not found',
  async (path) => {
    const { status, body } = await call('GET', path)
    expect([status, body.errors?.[0]?.code]).toEqual([404, 'not_found'])
  },
)
