import type { PayloadRequest } from 'payload'
import { countBookingChange } from '@/features/booking/limits'
import { problem } from '@/lib/http/problem'
import { limitHeaders } from '@/lib/rate-limit/headers'

/** Limits moves and cancellations, because each one sends mail. */
export async function changeRefusal(req: PayloadRequest, action: string): Promise<Response | undefined> {
  if (action === 'view') return undefined
  const verdict = await countBookingChange(req)
  if (verdict.allowed) return undefined
  const message =
    'Too many calls were changed from your connection. Please try again later or write to us instead.'
  return problem(429, { message, code: 'rate_limited' }, {}, limitHeaders(verdict))
}
