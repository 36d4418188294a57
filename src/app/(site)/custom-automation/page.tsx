import type { Metadata } from 'next'
import { servicePages } from '@/content/service-pages'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { ServicePageView } from '../_service/service-page-view'

const page = servicePages['custom-automation']

export const metadata: Metadata = pageMetadata(page.meta, '/custom-automation')

/** The service page at /custom-automation. */
export default function CustomAutomationPage() {
  return <ServicePageView page={page} />
}
