import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** False in browsers without passkeys, such as those inside other apps on phones. True in the server's HTML. */
export const usePasskeySupport = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => 'PublicKeyCredential' in window,
    () => true,
  )
