import type { DateFieldServerProps } from 'payload'
import { zoneText } from '@/admin/ui/time-text'
import { DateInZone } from './date-in-zone'
import { businessZone } from './zone'

/** Below a date field, whose picker uses the browser's zone. */
export async function TypedDate({ payload, path }: DateFieldServerProps & { path: string }) {
  const zone = await businessZone(payload)
  return <DateInZone path={path} zone={zone} name={zoneText(zone)} />
}
