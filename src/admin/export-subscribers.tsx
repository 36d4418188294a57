import { exportSubscribers } from '@/features/newsletter/calls'
import { addressOf } from '@/lib/http/contract'
import { ExportLink } from './reauthentication/export-link'

export function ExportSubscribers() {
  return (
    <ExportLink
      className="btn btn--style-secondary btn--size-small export-subscribers"
      href={addressOf(exportSubscribers)}
    >
      Export as CSV
    </ExportLink>
  )
}
