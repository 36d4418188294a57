import type { PublishedKind } from '@/features/publication/rules'

export const kindWords: Readonly<Record<PublishedKind, string>> = {
  blogs: 'Article',
  ideas: 'Automation idea',
  flagships: 'Flagship automation',
  'custom-pages': 'Page',
  'case-studies': 'Case study',
  'legal-pages': 'Legal page',
  pages: 'Page text',
}
