import { ExportLink } from './reauthentication/export-link'

/** Above the list of subscribers: downloads all of them as a file. */
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
