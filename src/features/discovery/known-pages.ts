import type { PayloadRequest } from 'payload'
import { canonicalPath, ownPath } from '@/features/redirects/addresses'
import { findRedirect } from '@/features/redirects/find-redirect'
import { isPublic, type PagedKind, pagePaths } from '@/features/redirects/paths'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { builtInPaths } from './built-in-pages'

/** Pages and files outside the CMS. */
const OTHERS =
  /^\/(?:team|case-studies|search|api\/media\/file\/.+|auth|dashboard|blog\/search|blog\/page\/\d+|feed\.xml|sitemap\.xml|llms\.txt)$/

const kindsByPath = Object.entries(pagePaths) as [PagedKind, string][]

/** Returns true if visitors find a page, file or redirect at the path. */
export async function isKnownPage(req: PayloadRequest, path: string): Promise<boolean> {
  if (builtInPaths.has(path) || OTHERS.test(path)) return true
  const [, start = '', slug = ''] = /^(.*)\/([^/]+)$/.exec(path) ?? []
  const found = { where: { slug: { equals: slug } }, limit: 1, depth: 0, req, overrideAccess: true } as const
  const kind = kindsByPath.find(([, base]) => base === start)?.[0]
  if (kind) {
    const { docs } = await req.payload.find({ collection: kind, ...found })
    if (docs[0] && isPublic(docs[0])) return true
  }
  if (start === '/authors') {
    const where = { slug: { equals: slug }, 'publicProfile.showOnSite': { equals: true } }
    const { docs } = await req.payload.find({ collection: 'users', ...found, where })
    return docs.length > 0
  }
  if (start === '/blog/category') {
    const { docs } = await req.payload.find({ collection: 'blog-categories', ...found })
    if (docs[0]) return true
  }
  return (await findRedirect(req.payload, path)) !== undefined
}

export function siteAddress(href: string): string | undefined {
  const home = absoluteUrl('/')
  if (href === home) return '/'
  return href.startsWith(`${home}/`) ? canonicalPath(href.slice(home.length)) : ownPath(href)
}
