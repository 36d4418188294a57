import type { Metadata } from 'next'
import { LegalPage } from '@/features/legal/components/legal-page'
import { legalMetadata } from '@/features/legal/legal-metadata'

export const generateMetadata = (): Promise<Metadata> => legalMetadata('imprint')

export default function ImprintPage() {
  return <LegalPage slug="imprint" />
}
