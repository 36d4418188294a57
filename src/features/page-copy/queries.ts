import { cachedContent } from '@/cms/cached-content'
import type { PageCopies, PageKey } from '@/content/page-copies'
import { withFigures } from '@/features/site/figures'
import { copiesOf } from './view'

const storedCopies = cachedContent('page-copies', ['pages'], async (payload) => {
  const { docs } = await payload.find({
    collection: 'pages',
    overrideAccess: false,
    pagination: false,
    depth: 0,
  })
  return copiesOf(docs)
})

/** The copy of every page, with current figures. */
export const sitePages = async (): Promise<PageCopies> => withFigures(await storedCopies())

export const pageCopy = async <Key extends PageKey>(key: Key): Promise<PageCopies[Key]> =>
  withFigures((await storedCopies())[key])
