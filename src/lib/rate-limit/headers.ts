import type { LimitVerdict } from './limiter'

/**
 * The client's limit as headers of draft-ietf-httpapi-ratelimit-headers-10: `RateLimit-Policy` (quota and window), `RateLimit`
 * (attempts left and seconds until the reset), and `Retry-After` after a refusal.
 */
export function limitHeaders(verdict: LimitVerdict): Record<string, string> {
  const { limit, remaining, resetSeconds } = verdict
  return {
    'ratelimit-policy': `"${limit.name}";q=${limit.points};w=${limit.windowSeconds}`,
    ratelimit: `"${limit.name}";r=${remaining};t=${resetSeconds}`,
    ...(verdict.allowed ? {} : { 'retry-after': String(verdict.retryAfterSeconds) }),
  }
}
