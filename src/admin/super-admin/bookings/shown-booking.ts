import type { DeskBooking } from '@/features/booking/desk/rows'
import { blocksTime } from '@/features/booking/status'

export type ShownBooking = Pick<
  DeskBooking,
  'id' | 'name' | 'email' | 'phone' | 'start' | 'end' | 'status' | 'updatedAt'
>

/** Only what a change needs goes to the browser. */
export const shownBooking = ({
  id,
  name,
  email,
  phone,
  start,
  end,
  status,
  updatedAt,
}: ShownBooking): ShownBooking => ({
  ...{ id, name, email, phone, start, end, status, updatedAt },
})

export const mailAddress = ({ email }: Pick<ShownBooking, 'email'>): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}`

/** Opens the phone. What visitors type holds spaces and words. */
export const phoneAddress = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`

/** The call is over and has no outcome yet. `now` in milliseconds. */
export const waitsForOutcome = (
  { status, end }: Pick<ShownBooking, 'status' | 'end'>,
  now: number,
): boolean => blocksTime(status) && Date.parse(end) <= now
