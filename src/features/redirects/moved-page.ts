import { cachedContent } from '@/cms/cached-content'
import { findRedirect, oldPaths } from './find-redirect'
import { type PagedKind, pagePaths } from './paths'

const storedPaths = cachedContent('old-paths', ['redirects'], oldPaths)

const targetOf = cachedContent(
  'moved-page',
  ['redirects', ...(Object.keys(pagePaths) as PagedKind[])],
  async (payload, path: string): Promise<string | null> => (await findRedirect(payload, path)) ?? null,
)

/** The new address of a page that moved. Null if there is no visible one. Guessed addresses cost no query. */
export const movedPage = async (path: string) =>
  (await storedPaths()).includes(path) ? targetOf(path) : null
