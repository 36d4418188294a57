import { copyMetadata, pageCopy } from '@/features/page-copy/queries'
import { ServicePageView } from '../_service/service-page-view'

export const generateMetadata = () => copyMetadata('workflow-design')

export default async function WorkflowDesignPage() {
  return <ServicePageView slug="workflow-design" copy={await pageCopy('workflow-design')} />
}
