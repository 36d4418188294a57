import type { Metadata } from 'next'
import legalMeta from '@/content/legal.json'
import { missingPage } from '@/lib/seo/missing-page'
import { pageMetadata } from '@/lib/seo/page-metadata'
import type { LegalPage } from '@/payload-types'
import { legalPage } from './queries'

export async function legalMetadata(slug: LegalPage['slug']): Promise<Metadata> {
  return (await legalPage(slug)) ? pageMetadata(legalMeta[slug], `/${slug}`) : missingPage()
}
