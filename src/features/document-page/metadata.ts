import type { Metadata } from 'next'
import { missingPage } from '@/lib/seo/missing-page'
import { pageMetadata } from '@/lib/seo/page-metadata'
import type { DocumentPage } from './document-page'

export function documentMetadata(page: DocumentPage | null, path: string): Metadata {
  if (!page) return missingPage()
  const { seoTitle: title, seoDescription: description, shareImage: image } = page
  return pageMetadata({ title, description }, path, { image })
}
