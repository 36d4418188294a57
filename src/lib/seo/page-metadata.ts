import type { Metadata } from 'next'
import { absoluteUrl } from './absolute-url'

interface ArticleFacts {
  /** ISO instants in UTC. */
  publishedAt: string
  modifiedAt: string
  author: string
  section?: string
  tags: readonly string[]
}

/** A picture on this site that represents a page when it is shared. */
export interface ShareImage {
  path: string
  width: number
  height: number
  alt: string
  /** Media type, such as image/png. */
  type?: string
}

interface PageOptions {
  /** Shown when the page is shared, instead of the drawn picture. */
  image?: ShareImage | null
  /** Marks the page as an article with a date and an author. */
  article?: ArticleFacts
  /**
   * Path of the page whose drawn picture is shown when this page is shared. Default: its own, or the home page's for a hidden
   * page.
   */
  cardOf?: string
  /** Keeps the page out of search engines; its links are still followed. */
  hidden?: boolean
}

/** The address of the drawn share picture of the page at `path`. */
export const shareImagePath = (path: string): string => `/og${path === '/' ? '/home' : path}.png`

/**
 * Title, description, canonical address, share texts and share picture of a public page; `path`
 * starts with a slash.
 */
export function pageMetadata(
  { title, description }: { title: string; description: string },
  path: string,
  options: PageOptions = {},
): Metadata {
  const { article, image: chosen, hidden = false, cardOf = hidden ? '/' : path } = options
  const { path: imagePath, ...image } = chosen ?? {
    path: shareImagePath(cardOf),
    width: 1200,
    height: 630,
    alt: title,
    type: 'image/png',
  }
  const url = absoluteUrl(imagePath)
  const shared = { title, description, url: absoluteUrl(path), locale: 'en_US', images: [{ url, ...image }] }
  return {
    title,
    description,
    alternates: {
      canonical: absoluteUrl(path),
      types: { 'application/rss+xml': [{ url: absoluteUrl('/feed.xml'), title: 'Articles' }] },
    },
    openGraph: article
      ? {
          ...shared,
          type: 'article',
          publishedTime: article.publishedAt,
          modifiedTime: article.modifiedAt,
          authors: [article.author],
          section: article.section,
          tags: [...article.tags],
        }
      : { ...shared, type: 'website' },
    twitter: { card: 'summary_large_image', title, description, images: [{ url, alt: image.alt }] },
    ...(hidden ? { robots: { index: false, follow: true } } : {}),
  }
}
