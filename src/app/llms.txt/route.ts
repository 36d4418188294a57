import { llmsText } from '@/features/discovery/llms'

export const dynamic = 'force-static'

/** GET /llms.txt: a short description of the site for language models. */
export async function GET(): Promise<Response> {
  return new Response(await llmsText(), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
