import { useSyncExternalStore } from 'react'
import { readSession } from '@/features/account/calls'
import { call } from '@/lib/http/call'
import type { Received } from '@/lib/http/contract'

type Session = ReturnType<typeof shown>

/** /auth shows no form until the session is known, or until this time has passed. */
const ANSWER_MS = 8000

let session: Session | null = null
let asked = false
const listeners = new Set<() => void>()

const shown = ({ user, isAdmin, isSuperAdmin }: Partial<Received<typeof readSession>>) => ({
  signedIn: Boolean(user),
  isAdmin: isAdmin === true,
  isSuperAdmin: isSuperAdmin === true,
})

/**
 * Asks the server who is signed in. Call it after signing in or out. If the server cannot be reached, the last answer stays.
 * @returns the answer, or null
 */
export async function refreshSession(): Promise<Session | null> {
  const answer = await call(readSession, {}, { read: shown, timeoutMs: ANSWER_MS })
  session = answer.ok ? answer.data : (session ?? shown({}))
  for (const listener of listeners) listener()
  return answer.ok ? answer.data : null
}

function ask() {
  asked = true
  void refreshSession()
  // A page that the browser restores from its cache has an old session state.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void refreshSession()
  })
  // The person may have signed in or out in another tab.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void refreshSession()
  })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (!asked) ask()
  return () => listeners.delete(listener)
}

export const useSession = (): Session | null =>
  useSyncExternalStore(
    subscribe,
    () => session,
    () => null,
  )
