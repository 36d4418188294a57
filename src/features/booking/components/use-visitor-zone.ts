import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined
const read = () => Intl.DateTimeFormat().resolvedOptions().timeZone || null

/** The visitor's own time zone; null in the page as the server sends it. */
export function useVisitorZone(): string | null {
  return useSyncExternalStore(subscribe, read, () => null)
}
