import type { ApiError } from './problem'

const VERSION = /^"(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z)"$/

/**
 * The version that a writer has seen, from `If-Match: "<updatedAt>"`: its UTC instant in milliseconds. Undefined if none is
 * named, or any as `*`; 'malformed' if it is not an instant in quotes.
 */
export function seenVersion(headers: Headers | undefined): number | 'malformed' | undefined {
  const value = headers?.get('if-match')?.trim()
  if (value === undefined || value === '*') return undefined
  const instant = Date.parse(VERSION.exec(value)?.[1] ?? '')
  return Number.isNaN(instant) ? 'malformed' : instant
}

export const staleWrite: ApiError = {
  code: 'stale',
  message:
    'Someone else has changed this since you opened it. Reload it to see the present state, then make your change again.',
}

export const malformedVersion: ApiError = {
  code: 'invalid',
  field: 'If-Match',
  message: 'If-Match must hold the updatedAt that you have seen, in quotes',
}
