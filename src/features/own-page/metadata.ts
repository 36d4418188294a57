import type { Metadata } from 'next'
import { missingPage } from '@/lib/seo/missing-page'
import { pageMetadata } from '@/lib/seo/page-metadata'
import type { OwnPage } from './own-page'

export function ownPageMetadata(page: OwnPage | null, path: string): Metadata {
  if (!page) return missingPage()
  const { seoTitle: title, seoDescription: description, shareImage: image } = page
  return pageMetadata({ title, description }, path, { image })
}
