import { Time } from '@/admin/ui/time'
import { Alert } from '@/components/ui/alert'
import { SiteLink } from '@/components/ui/site-link'
import type { WaitingBooking } from '@/features/booking/confirmation/queries'

/** Unconfirmed calls of the next hours. Their visitors still wait for an answer. */
export function UnansweredNote({ calls }: { calls: readonly WaitingBooking[] }) {
  if (calls.length === 0) return null
  const count = calls.length === 1 ? '1 call' : `${calls.length} calls`
  return (
    <div className="mb-8">
      <Alert tone="warning" title={`${count} within 12 hours still unconfirmed`}>
        <ul className="grid gap-1">
          {calls.map(({ id, name, start }) => (
            <li key={id}>
              <SiteLink href={`/super-admin/bookings?view=pending&open=${id}`} className="text-link">
                {name}
              </SiteLink>
              , <Time at={start} show="exact" />
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}
