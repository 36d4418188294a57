import { pagePaths } from '@/features/redirects/paths'
import { isPublishedKind } from './rules'

/** The path where visitors find a document. `doc` has its slug, or its key if it is a built-in page. */
export function publicPath(kind: string, doc: { slug?: unknown; key?: unknown }): string | undefined {
  if (!isPublishedKind(kind)) return undefined
  const { slug = '', key = '' } = doc
  if (kind === 'pages') return key ? `/${key === 'home' ? '' : key}` : undefined
  return slug ? `${kind === 'legal-pages' ? '' : pagePaths[kind]}/${slug}` : undefined
}
