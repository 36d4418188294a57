import type { PayloadRequest } from 'payload'
import { fixedPaths } from '@/features/discovery/fixed-pages'
import { canonicalPath, ownPath } from '@/features/redirects/addresses'
import { findRedirect } from '@/features/redirects/find-redirect'
import { isPublic, type PagedKind, pagePaths } from '@/features/redirects/paths'
import { loadReferences } from '@/features/rich-text/article-html'
import { referenceKey } from '@/features/rich-text/references'
import type { WrittenReference } from '@/features/rich-text/written-references'
import { absoluteUrl } from '@/lib/seo/absolute-url'

/** A broken link or picture. */
export interface ReferenceProblem {
  kind: 'link' | 'picture'
  words: string
  problem: string
}

const hidden = 'leads to something that visitors cannot see'
const missing = 'leads to a page that does not exist'
/** Pages and files outside the CMS. */
const OTHERS =
  /^\/(?:team|case-studies|api\/media\/file\/.+|auth|dashboard|blog\/search|blog\/page\/\d+|feed\.xml|sitemap\.xml|llms\.txt)$/
/** File names of cameras and programs. */
const FILE_NAME = /\.(png|jpe?g|webp|avif|gif)$|^(img|dsc|image|screenshot|photo)[-_ ]?\d*$/i

const kindsByPath = Object.entries(pagePaths) as [PagedKind, string][]

async function isPage(req: PayloadRequest, path: string): Promise<boolean> {
  if (fixedPaths.has(path) || OTHERS.test(path)) return true
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

/** A link's path on this site. Undefined for other sites. */
function pathOf(href: string): string | undefined {
  const home = absoluteUrl('/')
  if (href === home) return '/'
  return href.startsWith(`${home}/`) ? canonicalPath(href.slice(home.length)) : ownPath(href)
}

/** Problems of an article's links and pictures. For editors, because it reveals hidden documents. */
export async function referenceProblems(
  req: PayloadRequest,
  written: readonly WrittenReference[],
): Promise<ReferenceProblem[]> {
  const shown = await loadReferences(
    req,
    written.flatMap((reference) => ('kind' in reference ? [reference] : [])),
  )
  const pages = new Map<string, boolean>()
  const problems: ReferenceProblem[] = []
  for (const reference of written) {
    const { words } = reference
    if ('href' in reference) {
      const path = pathOf(reference.href)
      if (path === undefined) continue
      if (!pages.has(path)) pages.set(path, await isPage(req, path))
      if (!pages.get(path))
        problems.push({ kind: 'link', words: words || path, problem: `${missing} (${path})` })
      continue
    }
    const found = shown.get(referenceKey(reference.kind, reference.id))
    if (reference.kind === 'media') {
      const alt = found?.picture?.alt ?? ''
      if (!found) problems.push({ kind: 'picture', words, problem: 'is no longer in the media library' })
      else if (alt.trim().length < 3 || FILE_NAME.test(alt.trim()))
        problems.push({ kind: 'picture', words: alt, problem: 'is an alternative text that says nothing' })
    } else if (!found) problems.push({ kind: 'link', words, problem: hidden })
  }
  return problems
}
