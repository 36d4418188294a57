import type { Payload, PayloadRequest } from 'payload'
import { htmlToLexical } from '@/features/rich-text/html-to-lexical'
import { articles } from './content/articles'
import { categories } from './content/categories'
import type { CoverMotif } from './content/covers/motif'

/** How far the articles' own dates are ahead of the clock; a machine whose clock is behind publishes them earlier. */
const ahead = () => Math.max(0, ...articles.map(({ publishedAt }) => Date.parse(publishedAt) - Date.now()))

export async function seedBlog(
  payload: Payload,
  req: PayloadRequest,
  { author, covers }: { author: string; covers: Map<CoverMotif, string> },
): Promise<void> {
  const categoryIds = new Map<string, string>()
  for (const data of categories) {
    const { id } = await payload.create({ collection: 'blog-categories', data, overrideAccess: true, req })
    categoryIds.set(data.slug, id)
  }
  const shift = ahead()
  // Oldest first, so that creation dates are in the order of publication.
  for (const article of articles.toReversed()) {
    await payload.create({
      collection: 'blogs',
      data: {
        title: article.title,
        slug: article.slug,
        excerpt: article.excerpt,
        content: htmlToLexical(article.html),
        tags: [...article.tags],
        category: categoryIds.get(article.category),
        status: 'published',
        publishedAt: new Date(Date.parse(article.publishedAt) - shift).toISOString(),
        featuredImage: covers.get(article.coverMotif),
        author,
        viewCount: 0,
        meta: { title: article.seoTitle, description: article.seoDescription },
      },
      overrideAccess: true,
      req,
    })
  }
}
