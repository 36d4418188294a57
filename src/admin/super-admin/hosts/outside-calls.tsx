import { Alert } from '@/components/ui/alert'
import type { OutsideCall } from '@/features/booking/host/outside-hours'
import { CallLinks } from '../call-links'

/** The booked calls of a host on a day off, or after a change of hours. */
export function OutsideCalls({ calls }: { calls: readonly OutsideCall[] }) {
  if (calls.length === 0) return null
  const count = calls.length === 1 ? '1 booked call is' : `${calls.length} booked calls are`
  return (
    <div className="mb-5">
      <Alert tone="warning" title={`${count} outside these hours or on a day off`}>
        <p className="mb-1.5">Visitors still expect these calls. Open one to move it or to hand it over.</p>
        <CallLinks calls={calls} view="all" />
      </Alert>
    </div>
  )
}
