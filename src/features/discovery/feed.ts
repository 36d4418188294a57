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

/** Characters that XML 1.0 cannot hold, not even escaped: one of them would make the whole feed unreadable. */
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

/** The newest articles in full, as RSS 2.0. */
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
    // The newest change, not the moment of drawing: an unchanged feed has unchanged bytes.
    updated: new Date(Math.max(0, ...entries.map(({ updatedAt }) => Date.parse(updatedAt)))),
  })
  for (const { post, html } of entries) {
    const url = absoluteUrl(`/blog/${post.slug}`)
    feed.addItem({
      id: url,
      link: url,
      title: post.title,
      description: post.excerpt,
      // A reader shows many articles on one page: places in the text, such as footnotes, are named by their page.
      content: withFullAddresses(html, home).replaceAll(' href="#', ` href="${url}#`),
      date: new Date(post.publishedAt),
      // RSS wants an e-mail address in its own `author`; the name alone has a place in Dublin Core.
      extensions: post.author ? [{ name: 'dc:creator', objects: { _text: post.author } }] : [],
      category: [...(post.category ? [post.category.name] : []), ...post.tags].map((name) => ({ name })),
    })
  }
  return feed.rss2().replace(NOT_IN_XML, '')
}
