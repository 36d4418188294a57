import type { ServerProps } from 'payload'
import { SavedAt } from './saved-at'
import { businessZone } from './zone'

/** Replaces the times that Payload shows above a document in the browser's zone. */
export async function DocumentTimes({ payload }: ServerProps) {
  return <SavedAt zone={await businessZone(payload)} />
}
