/** Where somebody works: the back office, the content or the own dashboard. */
export function workplace({ isAdmin, isSuperAdmin }: { isAdmin: boolean; isSuperAdmin: boolean }): string {
  if (isSuperAdmin) return '/super-admin'
  return isAdmin ? '/admin' : '/dashboard'
}

/**
 * Where to go after signing in: a path of this site, or `fallback` for everything that a browser
 * could take for another place (//host, /\host, a scheme, control characters that it drops).
 */
export function safeRedirect(wanted: string | null | undefined, fallback = '/'): string {
  if (!wanted?.startsWith('/') || wanted.length > 2000) return fallback
  if (/[\\\p{Cc}\s]/u.test(wanted) || wanted.startsWith('//')) return fallback
  const url = URL.parse(wanted, 'https://here.invalid')
  if (url?.origin !== 'https://here.invalid') return fallback
  const path = `${url.pathname}${url.search}${url.hash}`
  // Dots may have been resolved into a second slash, and /auth would only send the visitor back here.
  return path.startsWith('//') || /^\/(auth|api)(\/|\?|#|$)/.test(path) ? fallback : path
}
