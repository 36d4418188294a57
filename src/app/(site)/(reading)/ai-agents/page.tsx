import type { Metadata } from 'next'
import { pageCopy } from '@/features/page-copy/queries'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { ServicePageView } from '../_service/service-page-view'

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata((await pageCopy('ai-agents')).meta, '/ai-agents')

export default async function AiAgentsPage() {
  return <ServicePageView slug="ai-agents" copy={await pageCopy('ai-agents')} />
}
