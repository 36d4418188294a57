import { processState } from '../process-state'
import { limitHeaders } from '../rate-limit/headers'
import type { LimitVerdict } from '../rate-limit/limiter'
import { FILL_HEADER, isOwnRequest } from './own-requests'
import { tooManyPage } from './too-many-page'

/** Counts a request for a page that is rendered for it; undefined where the database cannot be asked. */
type PageLimiter = (headers: Headers) => Promise<LimitVerdict | undefined>

const state = processState('page-limit', (): { count?: PageLimiter } => ({}))

/** Called by the application, which has the database; the proxy is a bundle of its own. */
export function setPageLimiter(count: PageLimiter): void {
  state.count = count
}

const countPage = async (headers: Headers) => state.count?.(headers)

/** What is left of a client's share of such pages, as headers, and the answer when nothing is. */
export async function pageLimit(
  headers: Headers,
): Promise<{ headers: Record<string, string>; refusal?: Response }> {
  // Whoever asked before the page was kept was counted.
  const verdict = isOwnRequest(headers.get(FILL_HEADER)) ? undefined : await countPage(headers)
  if (!verdict) return { headers: {} }
  const standing = limitHeaders(verdict)
  if (verdict.allowed) return { headers: standing }
  const init = {
    status: 429,
    headers: { ...standing, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  }
  return { headers: standing, refusal: new Response(tooManyPage, init) }
}
