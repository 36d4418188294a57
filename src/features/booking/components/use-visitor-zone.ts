import { useSyncExternalStore } from 'react'
import { currentZoneName } from '@/lib/time/zone'

const subscribe = () => () => undefined
const read = () => currentZoneName(Intl.DateTimeFormat().resolvedOptions().timeZone) || null

/** The visitor's time zone. Null in the server's HTML. */
export function useVisitorZone(): string | null {
  return useSyncExternalStore(subscribe, read, () => null)
}
