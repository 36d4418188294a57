import type { DateFieldServerProps } from 'payload'
import { DateInZone } from './date-in-zone'
import { businessZone, zoneName } from './zone'

/** Below a date field, whose picker uses the browser's zone. */
export async function TypedDate({ payload, path }: DateFieldServerProps & { path: string }) {
  const zone = await businessZone(payload)
  return <DateInZone path={path} zone={zone} name={zoneName(zone)} />
}
