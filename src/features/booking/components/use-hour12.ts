import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

let known: boolean | undefined

function read(): boolean {
  known ??= new Intl.DateTimeFormat(navigator.language, { hour: 'numeric' }).resolvedOptions().hour12 === true
  return known
}

/** Returns true for a 12-hour clock. False in the server's HTML. */
export const useHour12 = (): boolean => useSyncExternalStore(subscribe, read, () => false)
