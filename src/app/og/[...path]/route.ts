import { shareCard } from '@/features/discovery/share-card'

export const dynamic = 'force-static'
// Each picture is drawn at the first request, and kept until its page changes.
export const generateStaticParams = () => []

type Context = { params: Promise<{ path: string[] }> }

/** GET /og/<path>.png: the share picture of the page at /<path>. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const name = (await params).path.join('/')
  const path = name === 'home.png' ? '/' : `/${name.replace(/\.png$/, '')}`
  const picture = name.endsWith('.png') ? await shareCard(path) : null
  if (!picture) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
  return new Response(new Uint8Array(picture), {
    headers: { 'content-type': 'image/png', 'cross-origin-resource-policy': 'cross-origin' },
  })
}
