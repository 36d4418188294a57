import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { legalMeta } from '@/content/legal'
import { LegalDocument } from '@/features/legal/components/legal-document'
import { legalPage } from '@/features/legal/queries'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata: Metadata = pageMetadata(legalMeta.privacy, '/privacy')

/** The legal page at /privacy. */
export default async function PrivacyPage() {
  const page = await legalPage('privacy')
  if (!page) notFound()
  return <LegalDocument page={page} />
}
