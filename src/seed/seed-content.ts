import type { Payload, PayloadRequest } from 'payload'
import sharp from 'sharp'
import { announceContent } from '@/lib/cache/announce-content'
import { everyPage } from '@/lib/cache/tags'
import { inTransaction } from '@/lib/db/transaction'
import { seedBlog } from './blog'
import { articles } from './content/articles'
import { drawCover } from './content/covers/draw-cover'
import type { CoverMotif } from './content/covers/motif'
import { flagships } from './content/flagships'
import { ideas } from './content/ideas'
import { seedAutomations, seedPages } from './pages'

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
