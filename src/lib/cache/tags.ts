import { EVERY_PAGE } from '@/patches/next/page-cache/every-page'
import type { Config } from '@/payload-types'

/** Where the content of public pages comes from: a collection or a global. */
export type ContentSource = keyof Config['collections'] | keyof Config['globals']

/** The cache tag of everything that was read from a collection or global. */
export const contentTag = (source: ContentSource): string => `content:${source}`

/**
 * The tag of every page and route handler. It expires with any change of content: header, footer, lists and links
 * show a part of nearly every document.
 */
export const everyPage = EVERY_PAGE
