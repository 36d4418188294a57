import type { ServerProps } from 'payload'
import { zoneText } from '@/admin/ui/time-text'
import { businessZone } from './zone'

export async function ZoneNote({ payload }: ServerProps) {
  return <p className="zone-note">Times in {zoneText(await businessZone(payload))}</p>
}
