import type { Payload, PayloadRequest } from 'payload'
import sharp from 'sharp'
import { htmlToLexical } from '@/features/rich-text/html-to-lexical'
import { announceContent } from '@/lib/cache/announce-content'
import { everyPage } from '@/lib/cache/tags'
import { inTransaction } from '@/lib/db/transaction'
import { articles } from './content/articles'
import type { CoverMotif } from './content/covers/draw-cover'
import { drawCover } from './content/covers/draw-cover'
import { flagships } from './content/flagships'
import { ideas } from './content/ideas'
import type { SeedCategory } from './content/types'
import { seedAutomations, seedPages } from './pages'

const categories: readonly SeedCategory[] = [
  {
    name: 'Strategy',
    slug: 'strategy',
    description: 'Choosing what to automate, in which order, and with which kind of tool.',
  },
  {
    name: 'Costs and Results',
    slug: 'costs-and-results',
    description: 'What automations cost, what they return, and how to check both.',
  },
  {
    name: 'AI Agents',
    slug: 'ai-agents',
    description: 'What language models do well in a small business, and where people stay in charge.',
  },
  {
    name: 'Integrations',
    slug: 'integrations',
    description: 'Joining the systems you already pay for without losing or doubling records.',
  },
  {
    name: 'Playbooks',
    slug: 'playbooks',
    description: 'One process at a time, from the first email to the last exception.',
  },
]

/** How far the articles' own dates are ahead of the clock; a machine whose clock is behind publishes them earlier. */
const ahead = () => Math.max(0, ...articles.map(({ publishedAt }) => Date.parse(publishedAt) - Date.now()))

async function seedBlog(
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

interface Covered {
  coverMotif: CoverMotif
  coverAlt: string
}

async function seedCovers(payload: Payload, req: PayloadRequest, covered: readonly Covered[]) {
  const alts = new Map(covered.map(({ coverMotif, coverAlt }) => [coverMotif, coverAlt]))
  const ids = new Map<CoverMotif, string>()
  // One after the other: all at once would hold a drawing canvas of each in memory.
  for (const [motif, alt] of alts) {
    const data = await sharp(Buffer.from(drawCover(motif)))
      .webp({ lossless: true, effort: 2 })
      .toBuffer()
    const { id } = await payload.create({
      collection: 'media',
      data: { alt },
      // A name that begins with 'drawn-' marks a drawing on a light ground: dark pages show it dark (globals.css).
      file: { name: `drawn-${motif}.webp`, data, mimetype: 'image/webp', size: data.length },
      overrideAccess: true,
      req,
    })
    ids.set(motif, id)
  }
  return ids
}

const filled = [
  'blogs',
  'ideas',
  'flagships',
  'faqs',
  'pricing-plans',
  'legal-pages',
  'media',
  'testimonials',
] as const

async function hasContent(payload: Payload): Promise<boolean> {
  for (const collection of filled) {
    const { totalDocs } = await payload.count({ collection, overrideAccess: true })
    if (totalDocs > 0) return true
  }
  return false
}

async function firstAuthor(payload: Payload): Promise<string | undefined> {
  const { docs } = await payload.find({
    collection: 'user-roles',
    where: { role: { equals: 'super_admin' } },
    sort: 'createdAt',
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  const user = docs[0]?.user
  return typeof user === 'object' ? user.id : user
}

/** The site's first content: all of it or, when anything fails, none. */
export async function seedContent(payload: Payload): Promise<void> {
  if (await hasContent(payload)) return
  const author = await firstAuthor(payload)
  if (!author) return
  await inTransaction({ payload }, async (req) => {
    req.context.disableRevalidate = true
    req.context.isFirstContent = true
    const covers = await seedCovers(payload, req, [...articles, ...ideas, ...flagships])
    await seedBlog(payload, req, { author, covers })
    await seedAutomations(payload, req, covers)
    await seedPages(payload, req)
    await announceContent(req, [everyPage])
  })
}
