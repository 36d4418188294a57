import { NotFoundMessage } from '@/components/layout/not-found-message'
import type { LegalPage as LegalPageDocument } from '@/payload-types'
import { legalPage } from '../queries'
import { LegalDocument } from './legal-document'

export async function LegalPage({ slug }: { slug: LegalPageDocument['slug'] }) {
  const page = await legalPage(slug)
  return page ? <LegalDocument page={page} /> : <NotFoundMessage />
}
