import { processState } from '../process-state'
import { limitHeaders } from '../rate-limit/headers'
import type { LimitVerdict } from '../rate-limit/limiter'
import { tooManyPage } from './too-many-page'

/** Counts a request for a page that is rendered for it; undefined where the database cannot be asked. */
type PageLimiter = (headers: Headers) => Promise<LimitVerdict | undefined>

const state = processState('page-limit', (): { count?: PageLimiter; secret?: string } => ({}))

/** Marks requests of this server to itself, which fill its page memory: whoever asked first was counted. */
export const FILL_HEADER = 'x-page-fill'

/** Called by the server: requests that bear this secret are its own. */
export function setFillSecret(secret: string): void {
  state.secret = secret
}

/** Called by the application, which has the database; the proxy is a bundle of its own. */
export function setPageLimiter(count: PageLimiter): void {
  state.count = count
}

const countPage = async (headers: Headers) => state.count?.(headers)

/** What is left of a client's share of such pages, as headers, and the answer when nothing is. */
export async function pageLimit(
  headers: Headers,
): Promise<{ headers: Record<string, string>; refusal?: Response }> {
  const isFill = state.secret !== undefined && headers.get(FILL_HEADER) === state.secret
  const verdict = isFill ? undefined : await countPage(headers)
  if (!verdict) return { headers: {} }
  const standing = limitHeaders(verdict)
  if (verdict.allowed) return { headers: standing }
  const init = {
    status: 429,
    headers: { ...standing, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  }
  return { headers: standing, refusal: new Response(tooManyPage, init) }
}
