import type { IncomingMessage } from 'node:http'
import { processState } from '../../lib/process-state.ts'
import { isDataRequest } from '../../patches/next/requests/names.ts'

/** Looks up where a path leads now. Returns undefined at once if no redirect starts there. */
type RedirectLookup = (path: string) => Promise<string | undefined> | undefined

const state = processState('redirects', (): { lookup?: RedirectLookup } => ({}))

export function setRedirectLookup(lookup: RedirectLookup): void {
  state.lookup = lookup
}

/** The target of a redirect for the requested page. Undefined at once for nearly all requests. */
export function redirectFor(req: IncomingMessage): ReturnType<RedirectLookup> {
  const { method, url = '' } = req
  if ((method !== 'GET' && method !== 'HEAD') || isDataRequest(req) || url.startsWith('/api/')) return
  return state.lookup?.(url.split('?', 1)[0] ?? '')
}
