import type { Metadata } from 'next'

interface PageText {
  title: string
  description: string
}

/** Title, description, canonical address and share texts of a public page; `path` starts with a slash. */
export function pageMetadata({ title, description }: PageText, path: string): Metadata {
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { type: 'website', title, description, url: path },
  }
}
