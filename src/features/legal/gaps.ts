import type { Payload } from 'payload'
import { articleText } from '@/features/rich-text/plain-text'
import { openGaps } from './company'

export async function unfinishedLegalPages(payload: Payload) {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false })
  const { docs } = await payload.find({
    collection: 'legal-pages',
    sort: 'title',
    depth: 0,
    pagination: false,
    select: { title: true, content: true },
    overrideAccess: false,
  })
  return docs
    .map(({ id, title, content }) => ({
      id,
      title,
      gaps: openGaps(`${title}\n${articleText(content)}`, settings),
    }))
    .filter(({ gaps }) => gaps.length > 0)
}
