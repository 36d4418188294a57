import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { legalMeta } from '@/content/legal'
import { LegalDocument } from '@/features/legal/components/legal-document'
import { legalPage } from '@/features/legal/queries'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const metadata: Metadata = pageMetadata(legalMeta.imprint, '/imprint')

/** The legal page at /imprint. */
export default async function ImprintPage() {
  const page = await legalPage('imprint')
  if (!page) notFound()
  return <LegalDocument page={page} />
}
