import type { DateFieldServerProps, DefaultServerCellComponentProps, Payload, ServerProps } from 'payload'
import { cache } from 'react'
import { exactTime, zoneText } from '@/admin/ui/time-text'
import { currentRules } from '@/features/booking/settings/queries'
import { DateInZone, SavedAt } from './saved-at'

export const businessZone = cache(
  async (payload: Payload): Promise<string> => (await currentRules(payload)).timezone,
)

export async function ZoneNote({ payload }: ServerProps) {
  return <p className="zone-note">Times in {zoneText(await businessZone(payload))}</p>
}

export async function DocumentTimes({ payload }: ServerProps) {
  return <SavedAt zone={await businessZone(payload)} />
}

export async function TypedDate({ payload, path }: DateFieldServerProps & { path: string }) {
  return <DateInZone path={path} zone={await businessZone(payload)} />
}

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
