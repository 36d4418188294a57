'use client'

import { useField } from '@payloadcms/ui'
import { exactTime } from '@/admin/ui/time-text'

interface DateInZoneProps {
  path: string
  zone: string
  /** The zone as people read it. */
  name: string
}

/** The typed date in the business's zone, or whose zone the field takes. */
export function DateInZone({ path, zone, name }: DateInZoneProps) {
  const { value } = useField<string>({ path })
  const instant = Date.parse(value ?? '')
  return (
    <p className="zone-note">
      {Number.isNaN(instant)
        ? "Choose the time in your browser's time zone."
        : `${exactTime(instant, zone)} in ${name}`}
    </p>
  )
}
