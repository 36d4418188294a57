import type { Metadata } from 'next'
import { pageCopy } from '@/features/page-copy/queries'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { ServicePageView } from '../_service/service-page-view'

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata((await pageCopy('workflow-design')).meta, '/workflow-design')

export default async function WorkflowDesignPage() {
  return <ServicePageView slug="workflow-design" copy={await pageCopy('workflow-design')} />
}
