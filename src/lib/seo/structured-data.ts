import { absoluteUrl } from './absolute-url'
import type { StructuredData } from './json-ld'
import { shareImagePath } from './page-metadata'

interface Company {
  name: string
  description: string
  email: string
  phone?: string | null
  legalName?: string
  vatID?: string
  /** Full addresses of the company's profiles elsewhere. */
  sameAs?: readonly string[]
  address?: { street: string; postcode: string; city: string; country: string }
}

const companyId = () => `${absoluteUrl('/')}/#company`
const companyReference = () => ({ '@id': companyId() })

/** The company behind the site; the other entries point to it. A local business needs an address. */
export function companyData({
  name,
  description,
  email,
  phone,
  address,
  sameAs = [],
  ...registered
}: Company): StructuredData {
  return {
    ...registered,
    '@type': address ? ['Organization', 'ProfessionalService'] : 'Organization',
    '@id': companyId(),
    name,
    description,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon-512.png'),
    image: absoluteUrl(shareImagePath('/')),
    email,
    ...(sameAs.length > 0 ? { sameAs } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(address
      ? {
          address: {
            '@type': 'PostalAddress',
            streetAddress: address.street,
            postalCode: address.postcode,
            addressLocality: address.city,
            addressCountry: address.country,
          },
        }
      : {}),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email,
      availableLanguage: 'en',
    },
  }
}

/** The site as a whole, for the name that search engines show. For the home page only. */
export const siteData = ({ name, description }: Pick<Company, 'name' | 'description'>): StructuredData => ({
  '@type': 'WebSite',
  '@id': `${absoluteUrl('/')}/#website`,
  name,
  description,
  url: absoluteUrl('/'),
  inLanguage: 'en',
  publisher: companyReference(),
})

/** The pages above this one and itself, from the home page down. */
export function breadcrumbData(trail: readonly { name: string; path: string }[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}

interface Person {
  name: string
  path: string
  jobTitle?: string
  about?: string
  image?: string | undefined
  /** Full addresses of the same person on other sites. */
  sameAs?: readonly string[]
}

/** A team member with a page of their own. */
export function personData({ name, path, jobTitle, about, image, sameAs = [] }: Person): StructuredData {
  return {
    '@type': 'Person',
    '@id': `${absoluteUrl(path)}#person`,
    name,
    url: absoluteUrl(path),
    ...(jobTitle ? { jobTitle } : {}),
    ...(about ? { description: about } : {}),
    ...(image ? { image: absoluteUrl(image) } : {}),
    ...(sameAs.length > 0 ? { sameAs } : {}),
    worksFor: companyReference(),
  }
}

interface Posting {
  title: string
  description: string
  path: string
  /** Null if it is the company. */
  author: string | null
  authorPath?: string | null
  /** ISO instants in UTC. */
  publishedAt: string
  modifiedAt: string
  section?: string
  tags: readonly string[]
  words: number
  image?: string
}

type Article = Pick<Posting, 'title' | 'description' | 'path' | 'modifiedAt' | 'image'>

/** A text without an author's name, such as a case study. */
export const articleData = ({ title, description, path, modifiedAt, image }: Article): StructuredData => ({
  '@type': 'Article',
  headline: title,
  description,
  url: absoluteUrl(path),
  mainEntityOfPage: absoluteUrl(path),
  image: absoluteUrl(image ?? shareImagePath(path)),
  dateModified: modifiedAt,
  author: companyReference(),
  publisher: companyReference(),
  inLanguage: 'en',
})

export function blogPostingData(post: Posting): StructuredData {
  return {
    ...articleData(post),
    '@type': 'BlogPosting',
    datePublished: post.publishedAt,
    author:
      post.author === null
        ? companyReference()
        : post.authorPath
          ? personData({ name: post.author, path: post.authorPath })
          : { '@type': 'Person', name: post.author },
    ...(post.section ? { articleSection: post.section } : {}),
    keywords: post.tags.join(', '),
    wordCount: post.words,
  }
}

export function faqPageData(faqs: readonly { question: string; answer: string }[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

interface Offer {
  name: string
  description?: string
  /** In the site's currency; omitted if the price is agreed individually. */
  price?: number
}

interface OfferedService {
  name: string
  description: string
  path: string
  offers?: readonly Offer[]
  /** Code of three letters. */
  currency?: string
}

export function serviceData({
  name,
  description,
  path,
  offers = [],
  currency = 'USD',
}: OfferedService): StructuredData {
  return {
    '@type': 'Service',
    name,
    description,
    url: absoluteUrl(path),
    provider: companyReference(),
    ...(offers.length > 0
      ? {
          offers: offers.map(({ price, ...offer }) => ({
            '@type': 'Offer',
            ...offer,
            ...(price === undefined ? {} : { price, priceCurrency: currency }),
          })),
        }
      : {}),
  }
}
