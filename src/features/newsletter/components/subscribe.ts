/** What came of asking for the newsletter. */
export type SubscribeOutcome = { ok: true } | { ok: false; message: string }

type Refusal = { errors?: { message?: string }[] }

const FALLBACK = 'An unexpected error occurred. Please try again.'

/** Asks for the newsletter; the address is on the list only after the mailed link was confirmed. Browser only. */
export async function subscribe(email: string, website: string): Promise<SubscribeOutcome> {
  try {
    const response = await fetch('/api/newsletter', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      body: JSON.stringify({ email, ...(website ? { website } : {}) }),
    })
    if (response.ok) return { ok: true }
    const refusal: Refusal = await response.json()
    return { ok: false, message: refusal.errors?.[0]?.message ?? FALLBACK }
  } catch {
    return { ok: false, message: FALLBACK }
  }
}
