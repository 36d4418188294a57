import type { Metadata } from 'next'
import { NotFoundMessage } from '@/components/layout/not-found-message'
import { LegalDocument } from '@/features/legal/components/legal-document'
import { legalMetadata } from '@/features/legal/legal-metadata'
import { legalPage } from '@/features/legal/queries'

export const generateMetadata = (): Promise<Metadata> => legalMetadata('terms')

/** The legal page at /terms. */
export default async function TermsPage() {
  const page = await legalPage('terms')
  if (!page) return <NotFoundMessage />
  return <LegalDocument page={page} />
}
