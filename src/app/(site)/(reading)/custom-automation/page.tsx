import { copyMetadata, pageCopy } from '@/features/page-copy/queries'
import { ServicePageView } from '../_service/service-page-view'

export const generateMetadata = () => copyMetadata('custom-automation')

export default async function CustomAutomationPage() {
  return <ServicePageView slug="custom-automation" copy={await pageCopy('custom-automation')} />
}
