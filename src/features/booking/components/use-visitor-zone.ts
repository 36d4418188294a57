import { useSyncExternalStore } from 'react'
import { currentZoneName } from '@/lib/time/zone'

const subscribe = () => () => undefined
const read = () => currentZoneName(Intl.DateTimeFormat().resolvedOptions().timeZone) || null

/** The visitor's own time zone; null in the page as the server sends it. */
export function useVisitorZone(): string | null {
  return useSyncExternalStore(subscribe, read, () => null)
}
