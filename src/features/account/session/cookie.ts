import { env } from '@/env'
import { allowedOrigins } from '@/lib/http/allowed-origins'

/** Behind TLS: a browser takes it from this very host alone, for all of it, and never over a plain connection. */
const SECURE_NAME = '__Host-session'
/** Without TLS a browser refuses the prefix. */
const PLAIN_NAME = 'payload-token'

const origins = new Set(allowedOrigins(env))
const isSecure = () => env.SITE_URL.startsWith('https:')

function cookie(name: string, value: string, expires: Date): string {
  const secure = name === SECURE_NAME ? '; Secure' : ''
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Expires=${expires.toUTCString()}${secure}`
}

/** The cookie that begins or goes on with a session. */
export const sessionCookie = (token: string, expires: Date): string =>
  cookie(isSecure() ? SECURE_NAME : PLAIN_NAME, token, expires)

/** Headers that take the session out of the browser, under both names: a site moves to TLS some day. */
export const signedOutHeaders = (): [string, string][] =>
  [SECURE_NAME, PLAIN_NAME].map((name) => ['set-cookie', cookie(name, '', new Date(0))])

/** A page of another origin may send the cookie along; it must not count there. */
function sentByOwnPage(headers: Pick<Headers, 'get'>): boolean {
  const origin = headers.get('origin')
  if (origin) return origins.has(origin)
  const site = headers.get('sec-fetch-site')
  return site === 'same-origin' || site === 'none'
}

/**
 * The secret of the session cookie, when the request comes from this site's own pages or from the
 * address bar. Programs say so with an Origin header. Behind TLS only the prefixed name counts: the
 * other one could have been planted by a sibling host or on a plain connection.
 */
export function sessionToken(headers: Pick<Headers, 'get'>): string | undefined {
  if (!sentByOwnPage(headers)) return undefined
  const wanted = isSecure() ? SECURE_NAME : PLAIN_NAME
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [name, value] = part.split('=', 2)
    if (name?.trim() === wanted && value && /^[\w-]{43}$/.test(value.trim())) return value.trim()
  }
  return undefined
}
