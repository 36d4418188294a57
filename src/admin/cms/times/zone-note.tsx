import type { ServerProps } from 'payload'
import { businessZone, zoneName } from './zone'

/** Below each list with dates. */
export async function ZoneNote({ payload }: ServerProps) {
  return <p className="zone-note">Times in {zoneName(await businessZone(payload))}</p>
}
