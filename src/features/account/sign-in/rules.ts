export function workplace({ isAdmin, isSuperAdmin }: { isAdmin: boolean; isSuperAdmin: boolean }): string {
  if (isSuperAdmin) return '/super-admin'
  return isAdmin ? '/admin' : '/dashboard'
}

/** Returns a path of this site, or `fallback` for anything a browser could treat as another place. */
export function safeRedirect(wanted: string | null | undefined, fallback = '/'): string {
  if (!wanted?.startsWith('/') || wanted.length > 2000) return fallback
  if (/[\\\p{Cc}\s]/u.test(wanted) || wanted.startsWith('//')) return fallback
  const url = URL.parse(wanted, 'https://here.invalid')
  if (url?.origin !== 'https://here.invalid') return fallback
  const path = `${url.pathname}${url.search}${url.hash}`
  // Dots can resolve to a second slash, and /auth would redirect back here.
  return path.startsWith('//') || /^\/(auth|api)(\/|\?|#|$)/.test(path) ? fallback : path
}
