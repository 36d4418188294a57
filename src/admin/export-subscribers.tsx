import { ExportLink } from './reauthentication/export-link'

export function ExportSubscribers() {
  return (
    <ExportLink
      className="btn btn--style-secondary btn--size-small export-subscribers"
      href="/api/subscribers/export"
    >
      Export as CSV
    </ExportLink>
  )
}
