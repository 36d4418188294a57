import type { Metadata } from 'next'
import { LegalPage } from '@/features/legal/components/legal-page'
import { legalMetadata } from '@/features/legal/legal-metadata'

export const generateMetadata = (): Promise<Metadata> => legalMetadata('privacy')

export default function PrivacyPage() {
  return <LegalPage slug="privacy" />
}
