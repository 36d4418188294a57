import type { Metadata } from 'next'
import { servicePages } from '@/content/service-pages'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { ServicePageView } from '../_service/service-page-view'

const page = servicePages['workflow-design']

export const metadata: Metadata = pageMetadata(page.meta, '/workflow-design')

/** The service page at /workflow-design. */
export default function WorkflowDesignPage() {
  return <ServicePageView page={page} />
}
