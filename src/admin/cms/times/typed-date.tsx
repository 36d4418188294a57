import type { DateFieldServerProps } from 'payload'
import { DateInZone } from './date-in-zone'
import { businessZone } from './zone'

export async function TypedDate({ payload, path }: DateFieldServerProps & { path: string }) {
  return <DateInZone path={path} zone={await businessZone(payload)} />
}
