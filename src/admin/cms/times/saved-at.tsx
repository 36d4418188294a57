'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { exactTime } from '@/admin/ui/time-text'

interface SavedAtProps {
  zone: string
  /** The zone as people read it. */
  name: string
}

/** When the document was changed, and on hover when it was created. */
export function SavedAt({ zone, name }: SavedAtProps) {
  const { id, data } = useDocumentInfo()
  const changed = Date.parse(String(data?.updatedAt ?? ''))
  const created = Date.parse(String(data?.createdAt ?? ''))
  if (!id || Number.isNaN(changed)) return null
  return (
    <p
      className="document-times"
      title={`${Number.isNaN(created) ? '' : `Created ${exactTime(created, zone)}. `}Times in ${name}`}
    >
      Changed <time dateTime={new Date(changed).toISOString()}>{exactTime(changed, zone)}</time>
      <span> ({name})</span>
    </p>
  )
}
