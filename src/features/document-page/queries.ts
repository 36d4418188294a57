import { createLocalReq } from 'payload'
import { cachedContent } from '@/cms/cached-content'
import { articleHtml } from '@/features/rich-text/article-html'
import { articleSources } from '@/features/rich-text/references'
import type { Config } from '@/payload-types'

export const documentBySlug = <Slug extends 'case-studies' | 'custom-pages' | 'legal-pages', Page>(
  name: string,
  collection: Slug,
  pageOf: (doc: Config['collections'][Slug], cleanHtml: string) => Page,
) =>
  cachedContent(name, articleSources, async (payload, slug: string): Promise<Page | null> => {
    const found = { where: { slug: { equals: slug } }, limit: 1, pagination: false, depth: 1 } as const
    const { docs } = await payload.find({ collection, overrideAccess: false, ...found })
    const [doc] = docs
    return doc ? pageOf(doc, await articleHtml(await createLocalReq({}, payload), doc.content)) : null
  })
