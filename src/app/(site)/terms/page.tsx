import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { legalMeta } from '@/content/legal'
import { LegalDocument } from '@/features/legal/components/legal-document'
import { legalPage } from '@/features/legal/queries'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata: Metadata = pageMetadata(legalMeta.terms, '/terms')

/** The legal page at /terms. */
export default async function TermsPage() {
  const page = await legalPage('terms')
  if (!page) notFound()
  return <LegalDocument page={page} />
}
