import { publishedPost } from '@/features/blog/article/queries'
import { withFullAddresses } from '@/features/rich-text/full-addresses'
import { markdownOf } from '@/features/rich-text/markdown'
import { absoluteUrl } from '@/lib/seo/absolute-url'

const line = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A published article as Markdown, for language models and readers of plain text. Undefined if there is none. */
export async function articleMarkdown(slug: string): Promise<{ text: string; page: string } | undefined> {
  const found = await publishedPost(slug)
  if (!found) return undefined
  const { title, excerpt, author, publishedAt, html } = found.post
  const page = absoluteUrl(`/blog/${slug}`)
  const from = [author && `By ${author}`, publishedAt.slice(0, 10), page].filter(Boolean).join(', ')
  const body = markdownOf(withFullAddresses(html, absoluteUrl('/')))
  const parts = [`# ${line(title)}`, line(excerpt), from, body].filter(Boolean)
  return { text: `${parts.join('\n\n')}\n`, page }
}
