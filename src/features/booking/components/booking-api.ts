import type { CalendarRules, Slot } from '@/features/booking/types'
import type { BookingView } from '@/features/booking/view'

/** One refusal as the endpoints send it. */
export type ApiError = { message: string; code?: string; field?: string }

/** An answer: its data, or the refusals with the raw body; status 0 when nothing came back. */
export type ApiAnswer<T> =
  | { ok: true; data: T }
  | { ok: false; status: number; errors: ApiError[]; slots: Slot[] | null }

/** A day's free slots as GET /api/availability sends them. */
export type DayAvailability = { date: string; timezone: string; slots: Slot[] }

type ErrorBody = { errors?: ApiError[]; slots?: Slot[] }

async function ask<T>(path: string, init?: RequestInit): Promise<ApiAnswer<T>> {
  try {
    const response = await fetch(path, { cache: 'no-store', ...init })
    const body: unknown = await response.json()
    if (response.ok) return { ok: true, data: body as T }
    const { errors = [], slots = null } = (body ?? {}) as ErrorBody
    return { ok: false, status: response.status, errors, slots }
  } catch (error) {
    if (init?.signal?.aborted) throw error
    return { ok: false, status: 0, errors: [], slots: null }
  }
}

function post<T>(path: string, body: unknown, headers: Record<string, string> = {}) {
  return ask<T>(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest', ...headers },
    body: JSON.stringify(body),
  })
}

/** The public part of the calendar settings; weekdays come as numbers whatever the CMS stores. */
export async function fetchCalendarRules(signal: AbortSignal): Promise<CalendarRules | null> {
  const answer = await ask<CalendarRules>('/api/globals/calendar-settings?depth=0', { signal })
  if (!answer.ok || !answer.data.timezone || !Array.isArray(answer.data.workingDays)) return null
  return { ...answer.data, workingDays: answer.data.workingDays.map(Number) }
}

/** The free slots of one day (YYYY-MM-DD in the business zone), or null when they could not be loaded. */
export async function fetchAvailability(date: string, signal: AbortSignal): Promise<DayAvailability | null> {
  const answer = await ask<DayAvailability>(`/api/availability?date=${encodeURIComponent(date)}`, { signal })
  return answer.ok && Array.isArray(answer.data.slots) ? answer.data : null
}

/** Asks for a booking; the same key with the same body is answered once. */
export function createBooking(body: unknown, idempotencyKey: string) {
  return post<{ booking: BookingView }>('/api/create-booking', body, { 'Idempotency-Key': idempotencyKey })
}

/** What the mailed link may ask for. */
export type ManageRequest =
  | { action: 'view' | 'cancel' }
  | { action: 'reschedule'; preferredDate: string; preferredTime: string; start: string }

/** Views, cancels or moves the booking of a mailed token; a move answers with the next token. */
export function manageBooking(token: string, request: ManageRequest) {
  return post<{ booking: BookingView; token?: string }>('/api/bookings/manage', { token, ...request })
}
