import { Time } from '@/admin/ui/values'
import { Alert } from '@/components/ui/alert'
import { SiteLink } from '@/components/ui/site-link'
import type { OutsideCall } from '@/features/booking/host/outside-hours'

/** The booked calls of a host on a day off, or after a change of hours. */
export function OutsideCalls({ calls }: { calls: readonly OutsideCall[] }) {
  if (calls.length === 0) return null
  const count = calls.length === 1 ? '1 booked call is' : `${calls.length} booked calls are`
  return (
    <div className="mb-5">
      <Alert tone="warning" title={`${count} outside these hours or on a day off`}>
        <p>Visitors still expect these calls. Open one to move it or to hand it over.</p>
        <ul className="mt-1.5 grid gap-1">
          {calls.map(({ id, name, start }) => (
            <li key={id}>
              <SiteLink
                href={`/super-admin/bookings?view=all&open=${id}`}
                className="text-link wrap-anywhere"
              >
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
