import { createHash } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { env } from '@/env'
import { ADDRESS_HEADER } from '@/lib/http/address-header'
import { pageLimit } from '@/lib/http/page-limit'
import { inlineScript } from '@/lib/inline/bundle.generated'

/** Part of each page, without a nonce. */
const OWN_SCRIPT = `'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`

/** The admin's own sign-in page and refusal lead to the site's, and the back office has one address. */
function redirectTarget({ pathname, search, searchParams }: NextRequest['nextUrl']): string | undefined {
  if (pathname === '/admin/login') {
    return `/auth?${new URLSearchParams({ redirect: searchParams.get('redirect') ?? '/admin' })}`
  }
  if (/^\/admin\/(forgot|reset\/.*|create-first-user)$/.test(pathname)) return '/auth?mode=forgot'
  // The back office has one address, not that of the view behind it as well.
  if (/^\/admin\/super-admin(\/|$)/.test(pathname)) return `${pathname.slice('/admin'.length)}${search}`
  return pathname === '/admin/unauthorized' ? '/access-denied' : undefined
}

/**
 * Pages that are rendered for each request get a policy with a nonce of that request; the framework
 * finds it there and puts it on its own scripts. The admin's style sheets are made in the browser,
 * hence `unsafe-inline` for styles, on these pages alone. How many of them a client may have is counted here, because
 * each costs a render. Server functions of the admin are checked here before their body is parsed, and again where
 * they run; nothing else is authorised here.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const target = redirectTarget(request.nextUrl)
  if (target) return NextResponse.redirect(new URL(target, request.nextUrl))
  const limit = await pageLimit(request)
  if (limit.refusal) return limit.refusal
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(18))).toString('base64')
  // The live preview is in a frame of the editor next to it.
  const framedBy = request.nextUrl.pathname.startsWith('/preview/') ? "'self'" : "'none'"
  const frames = request.nextUrl.pathname.startsWith('/admin') ? "'self'" : "'none'"
  // The CMS reads a chosen picture back from its own preview before it is sent.
  const previews = /^\/(super-)?admin(\/|$)/.test(request.nextUrl.pathname) ? ' blob:' : ''
  const development = env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' ${OWN_SCRIPT} 'strict-dynamic'${development}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    `connect-src 'self'${previews}`,
    `frame-src ${frames}`,
    "object-src 'none'",
    `frame-ancestors ${framedBy}`,
    "form-action 'self'",
    "base-uri 'self'",
  ].join('; ')
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set(ADDRESS_HEADER, `${request.nextUrl.pathname}${request.nextUrl.search}`)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  for (const [name, value] of Object.entries(limit.headers)) response.headers.set(name, value)
  return response
}

export const config = {
  matcher: [
    '/admin/:path*',
    '/super-admin/:path*',
    '/dashboard/:path*',
    '/preview/:path*',
    '/blog/search',
    '/search',
  ],
}
