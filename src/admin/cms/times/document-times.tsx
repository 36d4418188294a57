import type { ServerProps } from 'payload'
import { zoneText } from '@/admin/ui/time-text'
import { SavedAt } from './saved-at'
import { businessZone } from './zone'

/** Replaces the times that Payload shows above a document in the browser's zone. */
export async function DocumentTimes({ payload }: ServerProps) {
  const zone = await businessZone(payload)
  return <SavedAt zone={zone} name={zoneText(zone)} />
}
