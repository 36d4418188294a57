import { type NextRequest, NextResponse } from 'next/server'

/** The admin's own sign-in page and refusal lead to the site's: there is one way in, and one word for no. */
function otherDoor({ pathname, searchParams }: NextRequest['nextUrl']): string | undefined {
  if (pathname === '/admin/login') {
    return `/auth?${new URLSearchParams({ redirect: searchParams.get('redirect') ?? '/admin' })}`
  }
  if (/^\/admin\/(forgot|reset\/.*|create-first-user)$/.test(pathname)) return '/auth?mode=forgot'
  return pathname === '/admin/unauthorized' ? '/access-denied' : undefined
}

/**
 * Pages that are rendered for each request get a policy with a nonce of that request; the framework
 * finds it there and puts it on its own scripts. The admin's style sheets are made in the browser,
 * hence `unsafe-inline` for styles, on these pages alone. Nothing is authorised here.
 */
export function proxy(request: NextRequest): NextResponse {
  const door = otherDoor(request.nextUrl)
  if (door) return NextResponse.redirect(new URL(door, request.nextUrl))
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(18))).toString('base64')
  // The live preview stands in a frame of the editor beside it.
  const framedBy = request.nextUrl.pathname.startsWith('/preview/') ? "'self'" : "'none'"
  const frames = request.nextUrl.pathname.startsWith('/admin') ? "'self'" : "'none'"
  const development = process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${frames}`,
    "object-src 'none'",
    `frame-ancestors ${framedBy}`,
    "form-action 'self'",
    "base-uri 'self'",
  ].join('; ')
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

export const config = {
  matcher: ['/admin/:path*', '/super-admin/:path*', '/dashboard/:path*', '/preview/:path*', '/blog/search'],
}
