import type { Metadata } from 'next'
import { LegalPage } from '@/features/legal/components/legal-page'
import { legalMetadata } from '@/features/legal/legal-metadata'

export const generateMetadata = (): Promise<Metadata> => legalMetadata('terms')

export default function TermsPage() {
  return <LegalPage slug="terms" />
}
