import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined
const read = () =>
  new Intl.DateTimeFormat(navigator.language, { hour: 'numeric' }).resolvedOptions().hour12 === true

/** Whether the reader's language counts hours to twelve; false in the page as the server sends it. */
export const useHour12 = (): boolean => useSyncExternalStore(subscribe, read, () => false)
