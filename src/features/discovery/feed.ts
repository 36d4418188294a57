import { Feed } from 'feed'
import { createLocalReq } from 'payload'
import { cachedContent } from '@/cms/cached-content'
import { cardFields, postCard } from '@/features/blog/list/view'
import { pageCopy } from '@/features/page-copy/queries'
import { articleHtml } from '@/features/rich-text/article-html'
import { withFullAddresses } from '@/features/rich-text/full-addresses'
import { articleSources } from '@/features/rich-text/references'
import { withFigures } from '@/features/site/figures'
import { siteFacts } from '@/features/site/queries'
import { absoluteUrl } from '@/lib/seo/absolute-url'

const NEWEST = 30

/** Characters that XML 1.0 does not allow, even escaped. */
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const newestPosts = cachedContent(
  'feed',
  [...articleSources, 'blog-categories', 'users'],
  async (payload): Promise<{ post: ReturnType<typeof postCard>; html: string; updatedAt: string }[]> => {
    const { docs } = await payload.find({
      collection: 'blogs',
      overrideAccess: false,
      where: { status: { equals: 'published' } },
      sort: ['-publishedAt', '-createdAt'],
      limit: NEWEST,
      depth: 1,
      select: { ...cardFields, content: true, updatedAt: true },
    })
    const req = await createLocalReq({}, payload)
    return Promise.all(
      docs.map(async (doc) => ({
        post: postCard(doc),
        html: await articleHtml(req, doc.content),
        updatedAt: doc.updatedAt,
      })),
    )
  },
)

export async function articleFeed(): Promise<string> {
  const [entries, { brandName }, blog] = await Promise.all([
    withFigures(await newestPosts()),
    siteFacts(),
    pageCopy('blog'),
  ])
  const home = absoluteUrl('/')
  const feed = new Feed({
    id: absoluteUrl('/blog'),
    title: `${brandName}: ${blog.headline}`,
    description: blog.meta.description,
    link: absoluteUrl('/blog'),
    language: 'en',
    image: absoluteUrl('/icon-512.png'),
    favicon: absoluteUrl('/favicon.ico'),
    copyright: brandName,
    generator: false,
    feedLinks: { rss: absoluteUrl('/feed.xml') },
    // The newest change, so that an unchanged feed has unchanged bytes.
    updated: new Date(Math.max(0, ...entries.map(({ updatedAt }) => Date.parse(updatedAt)))),
  })
  for (const { post, html } of entries) {
    const url = absoluteUrl(`/blog/${post.slug}`)
    feed.addItem({
      // Readers take another id for another article. A new slug must not show it again.
      guid: post.id,
      link: url,
      title: post.title,
      description: post.excerpt,
      // Fragment links need the page's address, because a reader shows many articles at once.
      content: withFullAddresses(html, home).replaceAll(' href="#', ` href="${url}#`),
      date: new Date(post.publishedAt),
      // RSS requires an e-mail address in `author`, so the name goes into Dublin Core.
      extensions: post.author ? [{ name: 'dc:creator', objects: { _text: post.author } }] : [],
      category: [...(post.category ? [post.category.name] : []), ...post.tags].map((name) => ({ name })),
    })
  }
  return feed.rss2().replace(NOT_IN_XML, '')
}
