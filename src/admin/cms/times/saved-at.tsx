'use client'

import { useDocumentInfo, useField } from '@payloadcms/ui'
import { exactTime, zoneText } from '@/admin/ui/time-text'

export function DateInZone({ path, zone }: { path: string; zone: string }) {
  const { value } = useField<string>({ path })
  const instant = Date.parse(value ?? '')
  return (
    <p className="zone-note">
      {Number.isNaN(instant)
        ? "Choose the time in your browser's time zone."
        : `${exactTime(instant, zone)} in ${zoneText(zone)}`}
    </p>
  )
}

export function SavedAt({ zone }: { zone: string }) {
  const { id, data } = useDocumentInfo()
  const changed = Date.parse(String(data?.updatedAt ?? ''))
  const created = Date.parse(String(data?.createdAt ?? ''))
  if (!id || Number.isNaN(changed)) return null
  return (
    <p
      className="document-times"
      title={`${Number.isNaN(created) ? '' : `Created ${exactTime(created, zone)}. `}Times in ${zoneText(zone)}`}
    >
      Changed <time dateTime={new Date(changed).toISOString()}>{exactTime(changed, zone)}</time>
      <span> ({zoneText(zone)})</span>
    </p>
  )
}
