import { send } from '@/lib/http/send'
import { membersOf } from '@/lib/http/send-answer'

/** What GET /api/session says about the visitor; null until it has answered. */
type Session = {
  signedIn: boolean
  /** Admin or super admin. */
  isAdmin: boolean
  isSuperAdmin: boolean
}

/** /auth shows no form until it is known who reads; without an answer by then it does. */
const ANSWER_MS = 8000

let session: Session | null = null
let asked = false
const listeners = new Set<() => void>()

function readSession(body: unknown): Session {
  const { user, isAdmin, isSuperAdmin } = membersOf(body)
  return { signedIn: Boolean(user), isAdmin: isAdmin === true, isSuperAdmin: isSuperAdmin === true }
}

/**
 * Asks the server who is signed in; call it after signing in or out. If it cannot be reached, the last answer stays.
 * @returns the answer, null without one
 */
export async function refreshSession(): Promise<Session | null> {
  const answer = await send('/api/session', { method: 'GET', read: readSession, timeoutMs: ANSWER_MS })
  session = answer.ok ? answer.data : (session ?? readSession(null))
  for (const listener of listeners) listener()
  return answer.ok ? answer.data : null
}

function ask() {
  asked = true
  void refreshSession()
  // A page that the browser kept and brings back knows nothing of what happened since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void refreshSession()
  })
  // Somebody may have signed in or out in another tab.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void refreshSession()
  })
}

/** Store access for useSyncExternalStore; the first subscriber asks the server. */
export const sessionStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    if (!asked) ask()
    return () => listeners.delete(listener)
  },
  read: () => session,
  readOnServer: () => null,
}
