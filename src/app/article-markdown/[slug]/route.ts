import { articleMarkdown } from '@/features/discovery/article-markdown'

export const dynamic = 'force-static'
// Each article is written at the first request, and kept until it changes.
export const generateStaticParams = () => []

type Context = { params: Promise<{ slug: string }> }

/** GET /blog/<slug>.md (a rewrite): the article as Markdown. Search engines list its page instead. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const article = await articleMarkdown((await params).slug)
  if (!article) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
  return new Response(article.text, {
    headers: { 'content-type': 'text/markdown; charset=utf-8', link: `<${article.page}>; rel="canonical"` },
  })
}
