import { describe, expect, it } from 'vitest'
import { startWorkers } from '../../../src/application/workers'
import { bookingHistory, type HistoryEntry } from '../../../src/features/booking/desk/history'
import { forgetRecipients } from '../../../src/features/booking/jobs'
import { sendBookingMail } from '../../../src/features/booking/mail/mail-jobs'
import { query, sql } from '../../../src/lib/db/query'
import { createBooking, first, freeDays, setCalendar } from '../../support/booking'
import { manageToken } from '../../support/booking-mails'
import { call, signedIn, site } from '../../support/site'

const owner = await signedIn('super_admin')
const days = await freeDays(2)
await setCalendar({ adminEmail: 'desk@example.com' })

async function booked(index: number, more: object = {}): Promise<string> {
  const { date, slots } = first(days)
  const { body } = await createBooking(date, first(slots, index), {
    company: 'Analytical Engines',
    phone: '+44 20 7946 0958',
    message: 'We copy invoices by hand.',
    ...more,
  })
  return body.booking.id
}

type ChangeEntry = Extract<HistoryEntry, { kind: 'change' }>
const isChange = (entry: HistoryEntry): entry is ChangeEntry => entry.kind === 'change'

/** Oldest first. */
const changes = async (id: string) => (await bookingHistory(await site(), id)).filter(isChange).reverse()

describe('the history of a booking', () => {
  it('records who did what, from the booking to its deletion', async () => {
    const id = await booked(0, { email: 'ada@example.com' })
    const [from, to] = [first(first(days).slots), first(first(days, 1).slots)]
    const visitor = { ...owner, address: '10.4.5.6' }
    await call('PATCH', `/api/bookings/${id}`, { visitor, body: { status: 'confirmed' } })
    await call('POST', '/api/bookings/manage', {
      body: {
        token: await manageToken(id),
        action: 'reschedule',
        preferredDate: first(days, 1).date,
        preferredTime: to.time,
      },
    })
    await call('PATCH', `/api/bookings/${id}`, { visitor, body: { phone: '+49 30 1234' } })
    await call('POST', '/api/bookings/manage', { body: { token: await manageToken(id), action: 'cancel' } })
    await call('DELETE', `/api/bookings/${id}`, { visitor })

    const person = {
      kind: 'person',
      id: owner.user.id,
      name: owner.user.fullName,
      email: owner.user.email,
    }
    expect(await changes(id)).toMatchObject([
      {
        action: 'INSERT',
        by: { kind: 'visitor' },
        before: null,
        after: { status: 'pending', bookingDatetime: from.start },
      },
      { action: 'UPDATE', by: person, before: { status: 'pending' }, after: { status: 'confirmed' } },
      {
        action: 'UPDATE',
        by: { kind: 'visitor' },
        before: { bookingDatetime: from.start },
        after: { bookingDatetime: to.start },
      },
      { action: 'UPDATE', by: person, after: { phone: '[changed, not kept in the log]' } },
      {
        action: 'UPDATE',
        by: { kind: 'visitor' },
        before: { status: 'confirmed' },
        after: { status: 'cancelled' },
      },
      { action: 'DELETE', by: person, before: { status: 'cancelled' }, after: null },
    ])
    expect(Object.keys((await changes(id))[1]?.after ?? {})).toEqual(['status'])
  })

  it('keeps nothing in the log that a person wrote, and no secret', async () => {
    const log = JSON.stringify(
      // Not the seals: random letters spell anything.
      await query(
        await site(),
        sql`SELECT old_values, new_values FROM security_audit_log WHERE table_name = 'bookings'`,
      ),
    )
    expect(log).toContain('bookingDatetime')
    for (const kept of ['Ada', 'ada@example.com', 'Analytical', '7946', '1234', 'invoices', 'oken'])
      expect(log).not.toContain(kept)
  })

  it('holds no entry for a save that changes nothing', async () => {
    const id = await booked(1)
    await call('PATCH', `/api/bookings/${id}`, { visitor: owner, body: { status: 'pending' } })
    expect(await changes(id)).toHaveLength(1)
  })

  it('stays a chain that proves itself when many book and change at once', async () => {
    const ids = await Promise.all([2, 3, 4, 5].map((index) => booked(index)))
    await Promise.all([
      call('POST', '/api/cancel-bookings', { visitor: owner, body: { ids } }),
      call('POST', '/api/cancel-bookings', { visitor: owner, body: { ids: [...ids].reverse() } }),
      ...ids.map((id) => call('PATCH', `/api/bookings/${id}`, { visitor: owner, body: { company: 'X' } })),
    ])
    for (const id of ids) expect(await changes(id)).toHaveLength(3)
    const rows = await query<{ sequence: string; right: boolean }>(
      await site(),
      sql`SELECT sequence, hash = audit_entry_hash(l) AS right FROM security_audit_log l ORDER BY sequence`,
    )
    expect(rows.map(({ sequence }) => Number(sequence))).toEqual(rows.map((_, at) => at + 1))
    expect(rows.every(({ right }) => right)).toBe(true)
  })

  it('is empty for an id that is none', async () => {
    expect(await bookingHistory(await site(), "x' OR true --")).toEqual([])
  })
})

describe('the mails of a booking', () => {
  const sent = async (id: string) =>
    (await bookingHistory(await site(), id)).flatMap((entry) =>
      entry.kind === 'mail'
        ? [`${entry.event} ${entry.audience} ${entry.recipient} ${entry.sequence} ${entry.via}`]
        : [],
    )

  it('are in its history when they have gone out, each once, and name no one after it is deleted', async () => {
    const payload = await site()
    const id = await booked(6, { email: 'ada@example.com' })
    expect(await sent(id)).toEqual([])
    await startWorkers(payload)
    const received = ['received team desk@example.com 0 file', 'received visitor ada@example.com 0 file']
    await expect.poll(async () => (await sent(id)).sort(), { timeout: 30_000 }).toEqual(received)

    // A worker that died before it could report leaves the job to another one.
    const job = { event: 'received', audience: 'visitor', bookingId: id, sequence: 0 } as const
    await Promise.all([sendBookingMail(payload, job), sendBookingMail(payload, job)])
    expect((await sent(id)).sort()).toEqual(received)

    await call('DELETE', `/api/bookings/${id}`, { visitor: owner })
    await expect.poll(async () => (await sent(id)).length, { timeout: 30_000 }).toBe(4)
    await forgetRecipients(payload)
    expect((await sent(id)).sort()).toEqual([
      'cancelled team null 1 file',
      'cancelled visitor null 1 file',
      'received team desk@example.com 0 file',
      'received visitor null 0 file',
    ])
  })
})
