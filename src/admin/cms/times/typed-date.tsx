import type { DateFieldServerProps } from 'payload'
import { DateInZone } from './date-in-zone'
import { businessZone } from './zone'

/** Below a date field, whose picker uses the browser's zone. */
export async function TypedDate({ payload, path }: DateFieldServerProps & { path: string }) {
  return <DateInZone path={path} zone={await businessZone(payload)} />
}
