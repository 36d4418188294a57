import { symbols } from 'pino'
import { expect, it, vi } from 'vitest'
import { log } from '../../../src/lib/log'
import { createBooking, first, freeDays } from '../../support/booking'
import { call, signedIn, site } from '../../support/site'

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
