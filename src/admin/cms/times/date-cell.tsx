import type { DefaultServerCellComponentProps } from 'payload'
import { exactTime, zoneText } from '@/admin/ui/time-text'
import { businessZone } from './zone'

export async function DateCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const instant = Date.parse(String(cellData ?? ''))
  if (Number.isNaN(instant)) return null
  const zone = await businessZone(payload)
  return (
    <time dateTime={new Date(instant).toISOString()} title={`Time in ${zoneText(zone)}`}>
      {exactTime(instant, zone)}
    </time>
  )
}
