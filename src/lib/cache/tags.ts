import type { Config } from '@/payload-types'

/** Where the content of public pages comes from: a collection or a global. */
export type ContentSource = keyof Config['collections'] | keyof Config['globals']

/** The cache tag of everything that was read from a collection or global. */
export const contentTag = (source: ContentSource): string => `content:${source}`

/**
 * The framework puts this one on every page and route handler by itself. It expires with any change of
 * content: header, footer, lists and links let nearly every page show a part of it.
 */
export const everyPage = '_N_T_/layout'
