import { closingLinksOf, type PageCopies, type PageKey, pageKeys, pageWords } from '@/content/page-copies'
import type { ClosingCopy, PageWords } from '@/content/page-meta'
import type { Page } from '@/payload-types'

type Written = string | null | undefined
type WrittenWords = Readonly<Record<string, Written>> | undefined

const orUsual = (written: Written, usual: string): string => written?.trim() || usual

const textsOf = <Texts extends object>(usual: Texts, written: WrittenWords): Texts =>
  Object.fromEntries(
    Object.entries(usual).map(([name, text]) => [name, orUsual(written?.[name], String(text))]),
  ) as Texts

function closingOf(
  key: PageKey,
  usual: NonNullable<PageWords['closing']>,
  stored?: Page['closing'],
): ClosingCopy {
  const [first, second] = closingLinksOf(key)
  const { title, description, primaryLabel, secondaryLabel } = textsOf(usual, { ...stored })
  return {
    ...{ title, description },
    primary: { label: primaryLabel, href: first },
    secondary: { label: secondaryLabel, href: second },
  }
}

/** A page's copy from the CMS, with its placeholders. */
export function copyOf<Key extends PageKey>(key: Key, stored: Partial<Page> | undefined): PageCopies[Key] {
  const usual = pageWords[key]
  const written = (stored?.sections ?? {}) as Record<string, WrittenWords>
  return {
    headline: orUsual(stored?.headline, usual.headline),
    lead: orUsual(stored?.lead, usual.lead),
    meta: textsOf(usual.meta, { ...stored?.meta }),
    sections: Object.fromEntries(
      Object.entries(usual.sections).map(([name, section]) => [name, textsOf(section, written[name])]),
    ),
    ...(usual.closing ? { closing: closingOf(key, usual.closing, stored?.closing) } : {}),
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
