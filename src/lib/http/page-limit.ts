import { processState } from '../process-state'
import { limitHeaders } from '../rate-limit/headers'
import type { LimitVerdict } from '../rate-limit/limiter'
import { FILL_HEADER, isOwnRequest } from './own-requests'
import { tooManyPage } from './too-many-page'

interface PageAdmission {
  /** Undefined where the database cannot be asked. */
  verdict?: LimitVerdict
  /** The answer to a server function whose caller has no right to it. */
  refusal?: Response
}

/** Counts a request for a page that is rendered for it, and checks who calls a server function. */
type PageLimiter = (request: Request) => Promise<PageAdmission>

const state = processState('page-limit', (): { admit?: PageLimiter } => ({}))

/** Called by the application, which has the database; the proxy is a bundle of its own. */
export function setPageLimiter(admit: PageLimiter): void {
  state.admit = admit
}

const admit = async (request: Request): Promise<PageAdmission> => (await state.admit?.(request)) ?? {}

/** What is left of a client's share of such pages, as headers, and the answer to a request that may not go on. */
export async function pageLimit(
  request: Request,
): Promise<{ headers: Record<string, string>; refusal?: Response }> {
  // The caller who asked before the page was kept was counted.
  if (isOwnRequest(request.headers.get(FILL_HEADER))) return { headers: {} }
  const { verdict, refusal } = await admit(request)
  const standing = verdict ? limitHeaders(verdict) : {}
  if (refusal) return { headers: standing, refusal }
  if (!verdict || verdict.allowed) return { headers: standing }
  const init = {
    status: 429,
    headers: { ...standing, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  }
  return { headers: standing, refusal: new Response(tooManyPage, init) }
}
