import { env } from '@/env'
import { allowedOrigins } from '@/lib/http/allowed-origins'

/** With TLS, this prefix limits the cookie to this host and to secure connections. */
const SECURE_NAME = '__Host-session'
/** Browsers reject the prefix without TLS. */
const PLAIN_NAME = 'payload-token'

const origins = new Set(allowedOrigins(env))
const isSecure = () => env.SITE_URL.startsWith('https:')

function cookie(name: string, value: string, expires: Date): string {
  const secure = name === SECURE_NAME ? '; Secure' : ''
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Expires=${expires.toUTCString()}${secure}`
}

export const sessionCookie = (token: string, expires: Date): string =>
  cookie(isSecure() ? SECURE_NAME : PLAIN_NAME, token, expires)

/** Deletes both cookie names, because a site may move to TLS. */
export const signedOutHeaders = (): [string, string][] =>
  [SECURE_NAME, PLAIN_NAME].map((name) => ['set-cookie', cookie(name, '', new Date(0))])

/** Other origins may send the cookie, which must not count. */
function sentByThisSite(headers: Pick<Headers, 'get'>): boolean {
  const origin = headers.get('origin')
  if (origin) return origins.has(origin)
  const site = headers.get('sec-fetch-site')
  return site === 'same-origin' || site === 'none'
}

/** The cookie of a same-origin request. With TLS only the prefixed name counts, which others cannot set. */
export function sessionToken(headers: Pick<Headers, 'get'>): string | undefined {
  if (!sentByThisSite(headers)) return undefined
  const wanted = isSecure() ? SECURE_NAME : PLAIN_NAME
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [name, value] = part.split('=', 2)
    if (name?.trim() === wanted && value && /^[\w-]{43}$/.test(value.trim())) return value.trim()
  }
  return undefined
}
