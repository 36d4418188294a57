import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import legalMeta from '@/content/legal.json'
import { pageKeys, pagePath as pathOfKey } from '@/content/page-copies'
import { canonicalPath } from '@/features/redirects/addresses'
import { type PagedKind, pagePaths } from '@/features/redirects/paths'

const kindsByPath = Object.entries(pagePaths) as [PagedKind, string][]

export async function documentAt(req: PayloadRequest, asked: string) {
  const path = canonicalPath(asked)
  if (!path?.startsWith('/')) return undefined
  const find = async (collection: CollectionSlug, where: Where) => {
    const { docs } = await req.payload.find({
      collection,
      where,
      limit: 1,
      depth: 0,
      select: {},
      overrideAccess: false,
      req,
    })
    return docs[0] && { collection, id: String(docs[0].id) }
  }
  const key = pageKeys.find((each) => pathOfKey(each) === path)
  if (key) return find('pages', { key: { equals: key } })
  const [, start = '', slug = ''] = /^(.*)\/([^/]+)$/.exec(path) ?? []
  const kind = kindsByPath.find(([, base]) => base === start)?.[0]
  if (!kind) return undefined
  const where = { slug: { equals: slug } }
  return find(!start && Object.hasOwn(legalMeta, slug) ? 'legal-pages' : kind, where)
}
