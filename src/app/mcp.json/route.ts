import { serverCard } from '@/features/mcp/queries'

export const dynamic = 'force-static'

/** GET /.well-known/mcp.json (a rewrite): where assistants find the tools of the site. */
export async function GET(): Promise<Response> {
  const card = await serverCard()
  return card ? Response.json(card) : new Response('Not found', { status: 404 })
}
