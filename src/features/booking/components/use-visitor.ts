import { useSyncExternalStore } from 'react'
import { isHour12In } from '@/lib/time/format'
import { currentZoneName, isKnownTimeZone } from '@/lib/time/zone'

let zone: string | null = null

/** Null if the browser names a zone that it does not know itself, such as a misspelled TZ. */
function visitorZone(): string | null {
  const named = currentZoneName(new Intl.DateTimeFormat('en').resolvedOptions().timeZone ?? '')
  return isKnownTimeZone(named) ? named : null
}

/** A browser's first use of Intl takes up to 90 ms on a phone: not while React starts the page. */
function readZone(onRead: () => void): () => void {
  const timer = setTimeout(() => {
    zone ??= visitorZone()
    onRead()
  })
  return () => clearTimeout(timer)
}

/** The visitor's time zone. Null in the server's HTML and until the browser has reported it. */
export const useVisitorZone = (): string | null =>
  useSyncExternalStore(
    readZone,
    () => zone,
    () => null,
  )

let hour12: boolean | undefined

/** True for a 12-hour clock. For what browsers alone render; otherwise `useHour12`. */
export function isHour12(): boolean {
  hour12 ??= isHour12In(navigator.language)
  return hour12
}

const subscribe = () => () => undefined

/** Returns true for a 12-hour clock. False in the server's HTML. */
export const useHour12 = (): boolean => useSyncExternalStore(subscribe, isHour12, () => false)
