import { llmsText } from '@/features/discovery/llms'

export const dynamic = 'force-static'

/** GET /llms.txt: the site in short, for language models. */
export async function GET(): Promise<Response> {
  return new Response(await llmsText(), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
