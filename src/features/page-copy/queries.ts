import { cache } from 'react'
import { cachedContent } from '@/cms/cached-content'
import { type PageCopies, type PageKey, pagePath } from '@/content/page-copies'
import { withFigures } from '@/features/site/figures'
import { pageMetadata } from '@/lib/seo/page-metadata'
import type { Page } from '@/payload-types'
import { copiesOf, copyOf } from './rules'

const storedCopies = cachedContent('page-copies', ['pages'], async (payload) => {
  const { docs } = await payload.find({
    collection: 'pages',
    overrideAccess: false,
    pagination: false,
    depth: 0,
  })
  return copiesOf(docs)
})

export const pageCopiesOfSite = async (): Promise<PageCopies> => withFigures(await storedCopies())

/** React keeps one for each rendered request. */
const draft = cache((): { page?: Page } => ({}))

/** Makes this request show a page's draft. Only for previews: the caller must check for an editor. */
export const showDraftCopy = (page: Page): void => {
  draft().page = page
}

const draftOf = <Key extends PageKey>(key: Key): PageCopies[Key] | undefined => {
  const { page } = draft()
  return page?.key === key ? copyOf(key, page) : undefined
}

export const pageCopy = async <Key extends PageKey>(key: Key): Promise<PageCopies[Key]> =>
  withFigures(draftOf(key) ?? (await storedCopies())[key])

export const copyMetadata = async (key: PageKey) => pageMetadata((await pageCopy(key)).meta, pagePath(key))
