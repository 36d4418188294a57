import { securityText } from '@/features/discovery/security-txt'

export const dynamic = 'force-static'
/** Written again each day, because it names the day on which it expires. */
export const revalidate = 86_400

/** GET /.well-known/security.txt (a rewrite) and /security.txt: where to report a security problem (RFC 9116). */
export async function GET(): Promise<Response> {
  return new Response(await securityText(new Date()), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
