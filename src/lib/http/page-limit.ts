import { processState } from '../process-state'
import { limitHeaders } from '../rate-limit/headers'
import type { LimitVerdict } from '../rate-limit/limiter'
import { tooManyPage } from './too-many-page'

interface PageAdmission {
  verdict?: LimitVerdict
  /** The answer to a server function whose caller has no permission. */
  refusal?: Response
}

/** Counts a page that is rendered for this request, and checks the caller of a server function. */
type PageLimiter = (request: Request) => Promise<PageAdmission>

const state = processState('page-limit', (): { admit?: PageLimiter } => ({}))

/** Called by the application, which has the database. The proxy is a separate bundle. */
export function setPageLimiter(admit: PageLimiter): void {
  state.admit = admit
}

const admit = async (request: Request): Promise<PageAdmission> => (await state.admit?.(request)) ?? {}

/** The client's remaining share of such pages as headers, and the refusal if there is one. */
export async function pageLimit(
  request: Request,
): Promise<{ headers: Record<string, string>; refusal?: Response }> {
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
