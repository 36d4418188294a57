import type { Metadata } from 'next'
import { NotFoundMessage } from '@/components/layout/not-found-message'
import { LegalDocument } from '@/features/legal/components/legal-document'
import { legalMetadata } from '@/features/legal/legal-metadata'
import { legalPage } from '@/features/legal/queries'

export const generateMetadata = (): Promise<Metadata> => legalMetadata('privacy')

/** The legal page at /privacy. */
export default async function PrivacyPage() {
  const page = await legalPage('privacy')
  if (!page) return <NotFoundMessage />
  return <LegalDocument page={page} />
}
