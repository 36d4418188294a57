'use client'

import { useField } from '@payloadcms/ui'
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
