import type { Blog, CaseStudy, CustomPage, Flagship, Idea } from '@/payload-types'

export const pagePaths = {
  blogs: '/blog',
  ideas: '/automation-ideas',
  flagships: '/flagship',
  'custom-pages': '',
  'case-studies': '/case-studies',
} as const

export type PagedKind = keyof typeof pagePaths
export type Paged =
  | Pick<Blog | CustomPage | CaseStudy, 'id' | 'slug' | 'status'>
  | Pick<Idea | Flagship, 'id' | 'slug' | 'status' | 'isActive'>
export const isPagedKind = (kind: string): kind is PagedKind => Object.hasOwn(pagePaths, kind)

export const canBeHidden = (kind: PagedKind): boolean => kind === 'ideas' || kind === 'flagships'

export const pagePath = (kind: PagedKind, slug: string): string => `${pagePaths[kind]}/${slug}`

export const categoryPath = (slug: string): string => `/blog/category/${slug}`

export const isPublic = (doc: Paged) => doc.status === 'published' && (!('isActive' in doc) || doc.isActive)
