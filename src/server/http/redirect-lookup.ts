import type { IncomingMessage } from 'node:http'
import { processState } from '../../lib/process-state.ts'

/** Asks where a path leads now; undefined at once where no redirect starts there. */
type RedirectLookup = (path: string) => Promise<string | undefined> | undefined

const state = processState('redirects', (): { lookup?: RedirectLookup } => ({}))

/** Called by the application, which knows the redirects. */
export function setRedirectLookup(lookup: RedirectLookup): void {
  state.lookup = lookup
}

/** Where a redirect leads the page that a request asks for; undefined at once for nearly all. */
export function redirectFor({ method, url = '', headers }: IncomingMessage): ReturnType<RedirectLookup> {
  if ((method !== 'GET' && method !== 'HEAD') || headers.rsc !== undefined || url.startsWith('/api/')) return
  return state.lookup?.(url.split('?', 1)[0] ?? '')
}
