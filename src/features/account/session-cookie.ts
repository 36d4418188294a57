import { env } from '@/env'
import { allowedOrigins } from '@/lib/http/allowed-origins'

/** Payload's own name for it, so that its admin finds a session where it expects one. */
const NAME = 'payload-token'
const origins = new Set(allowedOrigins(env))

function attributes(expires: Date): string {
  const secure = env.SITE_URL.startsWith('https:') ? '; Secure' : ''
  return `Path=/; HttpOnly; SameSite=Lax; Expires=${expires.toUTCString()}${secure}`
}

export const sessionCookie = (token: string, expires: Date): string =>
  `${NAME}=${token}; ${attributes(expires)}`

export const expiredSessionCookie = (): string => `${NAME}=; ${attributes(new Date(0))}`

/** A page of another origin may send the cookie along; it must not count there. */
function sentByOwnPage(headers: Pick<Headers, 'get'>): boolean {
  const origin = headers.get('origin')
  if (origin) return origins.has(origin)
  const site = headers.get('sec-fetch-site')
  return site === 'same-origin' || site === 'none'
}

/**
 * The secret of the session cookie, when the request comes from this site's own pages or from the
 * address bar. Programs say so with an Origin header.
 */
export function sessionToken(headers: Pick<Headers, 'get'>): string | undefined {
  if (!sentByOwnPage(headers)) return undefined
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [name, value] = part.split('=', 2)
    if (name?.trim() === NAME && value && /^[\w-]{43}$/.test(value.trim())) return value.trim()
  }
  return undefined
}
