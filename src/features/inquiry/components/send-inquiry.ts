import type { Inquiry } from '../schema'

type Refusal = { message: string; code?: string; field?: string }

/** What became of a message; status 0 when no answer came back. */
export type InquiryAnswer = { ok: true } | { ok: false; status: number; errors: Refusal[] }

/** Sends the checked message. Never throws. */
export async function sendInquiry(inquiry: Inquiry): Promise<InquiryAnswer> {
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      body: JSON.stringify(inquiry),
    })
    if (response.ok) return { ok: true }
    const body: unknown = await response.json().catch(() => null)
    const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : []
    return { ok: false, status: response.status, errors: Array.isArray(errors) ? errors : [] }
  } catch {
    return { ok: false, status: 0, errors: [] }
  }
}
