import type { Metadata } from 'next'
import type { StructuredData } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { breadcrumbData, personData } from '@/lib/seo/structured-data'
import type { Author } from './view'

const MAX_DESCRIPTION = 160

function descriptionOf({ name, jobTitle, about }: Author): string {
  const line = about.replace(/\s+/g, ' ')
  const text = `${name}${jobTitle ? `, ${jobTitle}` : ''}. ${line || 'Articles on automation for small teams.'}`
  return text.length <= MAX_DESCRIPTION
    ? text
    : `${text.slice(0, MAX_DESCRIPTION - 1).replace(/\s+\S*$/, '')} …`
}

export const authorMetadata = (author: Author): Metadata =>
  pageMetadata({ title: author.name, description: descriptionOf(author) }, author.path, { cardOf: '/blog' })

export const authorStructuredData = (author: Author): StructuredData[] => [
  {
    '@type': 'ProfilePage',
    mainEntity: personData({
      name: author.name,
      path: author.path,
      jobTitle: author.jobTitle,
      about: author.about,
      image: author.picture?.src,
      sameAs: author.links.map(({ href }) => href),
    }),
  },
  breadcrumbData([
    { name: 'Blog', path: '/blog' },
    { name: author.name, path: author.path },
  ]),
]
