/** What came of a call of the newsletter. */
export type NewsletterOutcome = { ok: true } | { ok: false; message: string }

type Refusal = { errors?: { message?: string }[] }

const FALLBACK = 'An unexpected error occurred. Please try again.'

async function post(path: string, body: Record<string, string>): Promise<NewsletterOutcome> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      body: JSON.stringify(body),
    })
    if (response.ok) return { ok: true }
    const refusal: Refusal = await response.json()
    return { ok: false, message: refusal.errors?.[0]?.message ?? FALLBACK }
  } catch {
    return { ok: false, message: FALLBACK }
  }
}

/** Asks for the newsletter; the address is on the list only after the mailed link was confirmed. Browser only. */
export const subscribe = (email: string, website: string): Promise<NewsletterOutcome> =>
  post('/api/newsletter', { email, ...(website ? { website } : {}) })

/** Uses the token of a mailed link. Browser only. */
export const postToken = (endpoint: string, token: string): Promise<NewsletterOutcome> =>
  post(endpoint, { token })
