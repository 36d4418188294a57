/** One refusal as the endpoints send it. */
export interface Refusal {
  message: string
  code?: string
  field?: string
}

/** An answer: its data, or the refusals; status 0 when nothing came back. */
export type Answer<Data> = { ok: true; data: Data } | { ok: false; status: number; errors: Refusal[] }

function refusalsOf(body: unknown): Refusal[] {
  const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : []
  return Array.isArray(errors) ? errors : []
}

/** Sends a request with the marks of this site's own pages. Never throws. */
export async function send<Data>(method: string, path: string, body?: unknown): Promise<Answer<Data>> {
  try {
    const response = await fetch(path, {
      method,
      cache: 'no-store',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json().catch(() => null)
    if (response.ok) return { ok: true, data: answer as Data }
    return { ok: false, status: response.status, errors: refusalsOf(answer) }
  } catch {
    return { ok: false, status: 0, errors: [] }
  }
}
