import { APIError } from 'payload'
import { symbols } from 'pino'
import { expect, it, vi } from 'vitest'
import { log } from '../../../src/lib/log'
import { createBooking, first, freeDays } from '../../support/booking'
import { call, signedIn, site } from '../../support/site'

/** As the build has it: Payload chooses the level by the name of the class, and the build shortens names. */
class v extends APIError {}

function written(write: () => void): Record<string, unknown>[] {
  const lines: string[] = []
  const stream: { write: (line: string) => void } = Reflect.get(log, symbols.streamSym)
  const writing = vi.spyOn(stream, 'write').mockImplementation((line) => void lines.push(line))
  const level = log.level
  log.level = 'info'
  write()
  log.level = level
  writing.mockRestore()
  return lines.map((line) => JSON.parse(line))
}

it('a request that Payload refuses is one line in the log, not an error with a stack', () => {
  const lines = written(() => log.error({ err: new v('You are not allowed to perform this action.', 403) }))
  expect(lines).toEqual([
    expect.objectContaining({ level: 'info', msg: 'You are not allowed to perform this action.' }),
  ])
  expect(lines[0]).not.toHaveProperty('err')
})

it('a fault of the server stays an error, and so does a refusal that our own code could not expect', () => {
  const lines = written(() => {
    log.error({ err: new v('Something went wrong.', 500) })
    log.error({ err: new v('The following field is invalid: Name', 400) }, 'job failed')
  })
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    ['error', 'Something went wrong.'],
    ['error', 'job failed'],
  ])
})

it('a time that was taken in the meantime is one line in the log, not an error with a stack', async () => {
  const owner = await signedIn('super_admin')
  const { date, slots } = first(await freeDays(1))
  const book = async () => (await createBooking(date, first(slots))).body.booking
  const before = await book()
  await (await site()).update({
    collection: 'bookings',
    id: before.id,
    data: { status: 'cancelled' },
    overrideAccess: true,
  })
  await book()

  const lines: string[] = []
  const stream: { write: (line: string) => void } = Reflect.get(log, symbols.streamSym)
  const writing = vi.spyOn(stream, 'write').mockImplementation((line) => void lines.push(line))
  const level = log.level
  log.level = 'info'
  const answer = await call('PATCH', `/api/bookings/${before.id}`, {
    visitor: owner,
    body: { status: 'pending' },
  })
  log.level = level
  writing.mockRestore()

  expect(answer.status).toBe(409)
  const written = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(written).toEqual([
    expect.objectContaining({ level: 'info', msg: 'a booking was refused: its time is taken' }),
  ])
  expect(written[0]).not.toHaveProperty('err')
})

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
