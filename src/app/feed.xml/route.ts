import { articleFeed } from '@/features/discovery/feed'

export const dynamic = 'force-static'

/** GET /feed.xml: the newest articles in full. */
export async function GET(): Promise<Response> {
  return new Response(await articleFeed(), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  })
}
