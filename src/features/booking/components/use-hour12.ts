import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

let known: boolean | undefined

/** Asked at each drawing of each component, and making a format takes milliseconds: once is enough. */
function read(): boolean {
  known ??= new Intl.DateTimeFormat(navigator.language, { hour: 'numeric' }).resolvedOptions().hour12 === true
  return known
}

/** Whether the reader's language counts hours to twelve; false in the page as the server sends it. */
export const useHour12 = (): boolean => useSyncExternalStore(subscribe, read, () => false)
