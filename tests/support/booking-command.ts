import type { BookingChange } from '../../src/features/booking/change/columns'
import type { ChangedBy } from '../../src/features/booking/change/differences'
import { changeBooking, deleteBooking } from '../../src/features/booking/change/mutations'
import { bookingById } from '../../src/features/booking/queries'
import { inTransaction } from '../../src/lib/db/transaction'
import { site } from './site'

async function locked(tx: Parameters<typeof bookingById>[0], id: string) {
  const booking = await bookingById(tx, id)
  if (!booking) throw new Error(`There is no booking ${id}`)
  return booking
}

/** Changes a booking without a person who does it. */
export const changeCall = async (id: string, change: BookingChange, by: ChangedBy = 'site') =>
  inTransaction({ payload: await site() }, async (tx) =>
    changeBooking(tx, await locked(tx, id), change, { by, now: new Date() }),
  )

export const deleteCall = async (id: string) =>
  inTransaction({ payload: await site() }, async (tx) =>
    deleteBooking(tx, await locked(tx, id), { by: 'site' }),
  )
