import type { Metadata } from 'next'
import { NotFoundMessage } from '@/components/layout/not-found-message'
import { LegalDocument } from '@/features/legal/components/legal-document'
import { legalMetadata } from '@/features/legal/legal-metadata'
import { legalPage } from '@/features/legal/queries'

export const generateMetadata = (): Promise<Metadata> => legalMetadata('imprint')

/** The legal page at /imprint. */
export default async function ImprintPage() {
  const page = await legalPage('imprint')
  if (!page) return <NotFoundMessage />
  return <LegalDocument page={page} />
}
