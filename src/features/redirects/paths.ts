import type { Blog, Flagship, Idea } from '@/payload-types'

/** Collections whose documents have a page of their own, and where it stands. */
export const pagePaths = { blogs: '/blog', ideas: '/automation-ideas', flagships: '/flagship' } as const

export type PagedKind = keyof typeof pagePaths
export type Paged =
  | Pick<Blog, 'id' | 'slug' | 'status'>
  | Pick<Idea | Flagship, 'id' | 'slug' | 'status' | 'isActive'>
export const isPagedKind = (kind: string): kind is PagedKind => Object.hasOwn(pagePaths, kind)

/** The path of a document's public page. */
export const pagePath = (kind: PagedKind, slug: string): string => `${pagePaths[kind]}/${slug}`

/** The path of a blog category's page. */
export const categoryPath = (slug: string): string => `/blog/category/${slug}`

/** Whether visitors may see the page. */
export const isPublic = (doc: Paged): boolean =>
  doc.status === 'published' && (!('isActive' in doc) || doc.isActive)
