import { SiteLink } from '@/components/ui/site-link'
import { clockTime, longDateInZone, zoneLabel } from '@/lib/time/format'
import { useHour12 } from '../../components/use-visitor'
import type { BookingView } from '../../view'

type ChangeNoticeProps = {
  booking: Pick<BookingView, 'bookingDatetime' | 'changeUntil' | 'timezone'>
  changeable: boolean
  className?: string
}

/** Until when a visitor can change the call, and whom to ask after that. Nothing if that is its start. */
export function ChangeNotice({ booking, changeable, className = '' }: ChangeNoticeProps) {
  const { bookingDatetime, changeUntil, timezone } = booking
  const hour12 = useHour12()
  if (changeUntil === bookingDatetime) return null
  const until = new Date(changeUntil)
  const at = `${longDateInZone(until, timezone)}, ${clockTime(until, timezone, hour12)} ${zoneLabel(timezone, until)}`
  return (
    <p className={`text-soft ${className}`}>
      {changeable
        ? `You can move or cancel this call yourself until ${at}. After that, please `
        : `This call could be moved or cancelled here until ${at}. To change it now, please `}
      <SiteLink href="/contact" className="text-link">
        contact us
      </SiteLink>
      .
    </p>
  )
}
