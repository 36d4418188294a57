import { join } from 'node:path'
import type { CollectionSlug, Payload } from 'payload'
import { importContent } from '@/features/content-files/import'
import { announceContent } from '@/lib/cache/announce-content'
import { everyPage } from '@/lib/cache/tags'
import { inTransaction } from '@/lib/db/transaction'
import { seedReplyTemplates } from './reply-templates'

const CONTENT = join(process.cwd(), 'content')

const filled: readonly CollectionSlug[] = [
  ...(['blogs', 'ideas', 'flagships', 'faqs', 'pricing-plans'] as const),
  ...(['legal-pages', 'media', 'testimonials'] as const),
]

async function isEmpty(payload: Payload): Promise<boolean> {
  for (const collection of filled) {
    const { totalDocs } = await payload.count({ collection, overrideAccess: true })
    if (totalDocs > 0) return false
  }
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true })
  // Articles need an author.
  return totalDocs > 0
}

/** The site's first content, from the files in `content`, with templates of answers: all of it or, when anything fails, none. */
export async function seedContent(payload: Payload): Promise<void> {
  if (!(await isEmpty(payload))) return
  await inTransaction({ payload }, async (req) => {
    req.context.disableRevalidate = true
    req.context.isFirstContent = true
    const problems: string[] = []
    await importContent(req, CONTENT, { notAfter: new Date() }, (file, outcome, problem) => {
      if (outcome === 'wrong') problems.push(`${file}: ${problem}`)
    })
    if (problems.length > 0)
      throw new Error(`The content of a new site cannot be read:\n${problems.join('\n')}`)
    await seedReplyTemplates(req)
    await announceContent(req, [everyPage])
  })
}
