import type { Metadata } from 'next'
import { servicePages } from '@/content/service-pages'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { ServicePageView } from '../_service/service-page-view'

const page = servicePages['ai-agents']

export const metadata: Metadata = pageMetadata(page.meta, '/ai-agents')

/** The service page at /ai-agents. */
export default function AiAgentsPage() {
  return <ServicePageView page={page} />
}
