import { asksForProof, askWhoYouAre } from '@/admin/reauthentication/confirmed'
import { readErrors } from '@/lib/http/send-answer'

/** Our own calls handle this themselves (confirmed.ts) and carry this mark. */
const isOurs = (init: RequestInit | undefined) => new Headers(init?.headers).has('x-requested-with')

/**
 * Does for the CMS's own screens what `confirmed` does for ours. Their code calls `fetch` with a text or a form, which can be
 * sent twice. @returns a function that removes it.
 */
export function repeatRefusedCalls(): () => void {
  const { fetch } = window
  window.fetch = async (input, init) => {
    const answer = await fetch(input, init)
    if (answer.status !== 403 || input instanceof Request || isOurs(init)) return answer
    const body: unknown = await answer
      .clone()
      .json()
      .catch(() => null)
    return asksForProof(readErrors(body)) && (await askWhoYouAre()) ? fetch(input, init) : answer
  }
  return () => {
    window.fetch = fetch
  }
}
