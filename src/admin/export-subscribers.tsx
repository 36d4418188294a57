/** Above the list of subscribers: all of them as a file. */
export function ExportSubscribers() {
  return (
    <a
      className="btn btn--style-secondary btn--size-small export-subscribers"
      href="/api/subscribers/export"
      download
    >
      Export as CSV
    </a>
  )
}
