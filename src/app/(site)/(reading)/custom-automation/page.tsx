import type { Metadata } from 'next'
import { pageCopy } from '@/features/page-copy/queries'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { ServicePageView } from '../_service/service-page-view'

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata((await pageCopy('custom-automation')).meta, '/custom-automation')

export default async function CustomAutomationPage() {
  return <ServicePageView slug="custom-automation" copy={await pageCopy('custom-automation')} />
}
