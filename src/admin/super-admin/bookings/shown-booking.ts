import type { DeskBooking } from '@/features/booking/desk/rows'

/** The fields of a booking that its actions need. */
export type ShownBooking = Pick<
  DeskBooking,
  'id' | 'name' | 'email' | 'start' | 'end' | 'status' | 'updatedAt'
>

/** Only what a change needs goes to the browser. */
export const shownBooking = ({
  id,
  name,
  email,
  start,
  end,
  status,
  updatedAt,
}: ShownBooking): ShownBooking => ({
  ...{ id, name, email, start, end, status, updatedAt },
})

/** Opens the mail program with the visitor's address. */
export const mailAddress = ({ email }: Pick<ShownBooking, 'email'>): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}`
