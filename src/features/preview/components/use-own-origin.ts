import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The origin of the embedding editor. A developer may use localhost or 127.0.0.1. */
export const useOwnOrigin = (fallback: string): string =>
  useSyncExternalStore(
    never,
    () => location.origin,
    () => fallback,
  )
