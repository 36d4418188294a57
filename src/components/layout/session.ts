/** What GET /api/session says about the visitor; null until it has answered. */
type Session = {
  signedIn: boolean
  isSuperAdmin: boolean
}

let session: Session | null = null
let asked = false
const listeners = new Set<() => void>()

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Asks the server who is signed in; call it after signing in or out. A failure counts as signed out. */
export async function refreshSession(): Promise<void> {
  let answer: unknown = null
  try {
    const response = await fetch('/api/session', { headers: { Accept: 'application/json' } })
    if (response.ok) answer = await response.json()
  } catch {
    // Offline: the page stays as the signed-out visitor sees it.
  }
  session = {
    signedIn: isRecord(answer) && Boolean(answer.user),
    isSuperAdmin: isRecord(answer) && answer.isSuperAdmin === true,
  }
  for (const listener of listeners) listener()
}

function ask() {
  asked = true
  void refreshSession()
  // A page that the browser kept and brings back knows nothing of what happened since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void refreshSession()
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
