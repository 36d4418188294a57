'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { exactTime, zoneText } from '@/admin/ui/time-text'

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
