import { copyMetadata, pageCopy } from '@/features/page-copy/queries'
import { ServicePageView } from '../_service/service-page-view'

export const generateMetadata = () => copyMetadata('ai-agents')

export default async function AiAgentsPage() {
  return <ServicePageView slug="ai-agents" copy={await pageCopy('ai-agents')} />
}
