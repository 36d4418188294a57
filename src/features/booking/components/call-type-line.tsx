import type { BookingView } from '../view'

type CallTypeLineProps = {
  booking: Pick<BookingView, 'callType' | 'bookingDatetime' | 'endsAt'>
  className?: string
}

export function CallTypeLine({ booking, className = '' }: CallTypeLineProps) {
  if (!booking.callType) return null
  const minutes = Math.round((Date.parse(booking.endsAt) - Date.parse(booking.bookingDatetime)) / 60_000)
  return <p className={className}>{`${booking.callType}, ${minutes} minutes`}</p>
}
