import type { UIFieldServerProps } from 'payload'
import { takesCalls } from '@/features/role/queries'

/** The CMS shows bookings. They are changed at the desk. */
export async function BookingAtDesk({ id, req }: UIFieldServerProps) {
  if (!id || !(await takesCalls(req))) return null
  return <a href={`/super-admin/bookings?view=all&open=${id}`}>Change this booking at the desk</a>
}
