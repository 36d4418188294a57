import type { Metadata } from 'next'
import { servicePages } from '@/content/service-pages'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { ServicePageView } from '../_service/service-page-view'

const page = servicePages['process-optimization']

export const metadata: Metadata = pageMetadata(page.meta, '/process-optimization')

/** The service page at /process-optimization. */
export default function ProcessOptimizationPage() {
  return <ServicePageView page={page} />
}
