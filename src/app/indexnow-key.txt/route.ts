import { indexNowKey } from '@/features/search-engines/index-now'

/** GET /indexnow-key.txt: proves to search engines that announced pages come from this site. */
export const GET = (): Response =>
  new Response(indexNowKey(), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
