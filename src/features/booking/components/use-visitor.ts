import { useSyncExternalStore } from 'react'
import { currentZoneName } from '@/lib/time/zone'

const subscribe = () => () => undefined

const zone = () => currentZoneName(Intl.DateTimeFormat().resolvedOptions().timeZone) || null

/** The visitor's time zone. Null in the server's HTML. */
export const useVisitorZone = (): string | null => useSyncExternalStore(subscribe, zone, () => null)

let known: boolean | undefined

function isHour12(): boolean {
  known ??= new Intl.DateTimeFormat(navigator.language, { hour: 'numeric' }).resolvedOptions().hour12 === true
  return known
}

/** Returns true for a 12-hour clock. False in the server's HTML. */
export const useHour12 = (): boolean => useSyncExternalStore(subscribe, isHour12, () => false)
