/** One error of a refusal, as every endpoint sends it. */
export interface Refusal {
  message: string
  code?: string
  /** Name of the wrong input, as in the request. */
  field?: string
}

/** The members of a JSON object; empty for any other value. */
export const membersOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? { ...body } : {}

const readText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

function readRefusal(entry: unknown): Refusal[] {
  const { message, code, field } = membersOf(entry)
  if (typeof message !== 'string') return []
  const name = readText(field)
  const kind = readText(code)
  return [{ message, ...(kind ? { code: kind } : {}), ...(name ? { field: name } : {}) }]
}

/** The `errors` of an answer in the one error shape; empty for any other answer. */
export function readErrors(body: unknown): Refusal[] {
  const { errors } = membersOf(body)
  return Array.isArray(errors) ? errors.flatMap(readRefusal) : []
}

/** Seconds to wait according to a Retry-After header (RFC 9110, 10.2.3: seconds or a date); `now` in epoch milliseconds. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null
}
