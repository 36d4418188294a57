import { cache } from 'react'
import { cachedContent } from '@/cms/cached-content'
import { type PageCopies, type PageKey, pageCopies, pageKeys, pagePath } from '@/content/page-copies'
import type { ClosingCopy, LinkButton, PageCopy } from '@/content/page-meta'
import { withFigures } from '@/features/site/figures'
import { pageMetadata } from '@/lib/seo/page-metadata'
import type { Page } from '@/payload-types'

type Written = string | null | undefined

const orUsual = (written: Written, usual: string): string => written?.trim() || usual

const labelled = (usual: LinkButton, written: Written): LinkButton => ({
  ...usual,
  label: orUsual(written, usual.label),
})

function closingOf(usual: ClosingCopy, written: Page['closing']): ClosingCopy {
  return {
    title: orUsual(written?.title, usual.title),
    description: orUsual(written?.description, usual.description),
    primary: labelled(usual.primary, written?.primaryLabel),
    secondary: labelled(usual.secondary, written?.secondaryLabel),
  }
}

type WrittenWords = Readonly<Record<string, Written>> | undefined

const textsOf = <Texts extends object>(usual: Texts, written: WrittenWords): Texts =>
  Object.fromEntries(
    Object.entries(usual).map(([name, text]) => [name, orUsual(written?.[name], String(text))]),
  ) as Texts

/** A page's copy from the CMS, with its placeholders. */
export function copyOf<Key extends PageKey>(key: Key, stored: Partial<Page> | undefined): PageCopies[Key] {
  const usual: PageCopy<string> & { closing?: ClosingCopy } = pageCopies[key]
  const written = (stored?.sections ?? {}) as Record<string, WrittenWords>
  return {
    headline: orUsual(stored?.headline, usual.headline),
    lead: orUsual(stored?.lead, usual.lead),
    meta: textsOf(usual.meta, { ...stored?.meta }),
    sections: Object.fromEntries(
      Object.entries(usual.sections).map(([name, section]) => [name, textsOf(section, written[name])]),
    ),
    ...(usual.closing ? { closing: closingOf(usual.closing, stored?.closing) } : {}),
  } as PageCopies[Key]
}

export const copiesOf = (stored: readonly Page[]): PageCopies =>
  Object.fromEntries(
    pageKeys.map((key) => [
      key,
      copyOf(
        key,
        stored.find((page) => page.key === key),
      ),
    ]),
  ) as PageCopies

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
