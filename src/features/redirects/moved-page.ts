import { cachedContent } from '@/cms/cached-content'
import { findRedirect } from './find-redirect'
import { type PagedKind, pagePaths } from './paths'

const oldPaths = cachedContent('old-paths', ['redirects'], async (payload): Promise<string[]> => {
  const { docs } = await payload.find({
    collection: 'redirects',
    pagination: false,
    depth: 0,
    select: { from: true },
    overrideAccess: true,
  })
  return docs.map(({ from }) => from)
})

const targetOf = cachedContent(
  'moved-page',
  ['redirects', ...(Object.keys(pagePaths) as PagedKind[])],
  async (payload, path: string): Promise<string | null> => (await findRedirect(payload, path)) ?? null,
)

/** The new address of a page that moved. Null if there is no visible one. Guessed addresses cost no query. */
export const movedPage = async (path: string): Promise<string | null> =>
  (await oldPaths()).includes(path) ? targetOf(path) : null
