import type { ServerProps } from 'payload'
import { SavedAt } from './saved-at'
import { businessZone, zoneName } from './zone'

/** Replaces the times that Payload shows above a document in the browser's zone. */
export async function DocumentTimes({ payload }: ServerProps) {
  const zone = await businessZone(payload)
  return <SavedAt zone={zone} name={zoneName(zone)} />
}
