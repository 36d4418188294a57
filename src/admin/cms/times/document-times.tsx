import type { ServerProps } from 'payload'
import { SavedAt } from './saved-at'
import { businessZone } from './zone'

export async function DocumentTimes({ payload }: ServerProps) {
  return <SavedAt zone={await businessZone(payload)} />
}
