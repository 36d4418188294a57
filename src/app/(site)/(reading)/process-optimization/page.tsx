import type { Metadata } from 'next'
import { pageCopy } from '@/features/page-copy/queries'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { ServicePageView } from '../_service/service-page-view'

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata((await pageCopy('process-optimization')).meta, '/process-optimization')

export default async function ProcessOptimizationPage() {
  return <ServicePageView slug="process-optimization" copy={await pageCopy('process-optimization')} />
}
