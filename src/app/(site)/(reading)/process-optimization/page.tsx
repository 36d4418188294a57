import { copyMetadata, pageCopy } from '@/features/page-copy/queries'
import { ServicePageView } from '../_service/service-page-view'

export const generateMetadata = () => copyMetadata('process-optimization')

export default async function ProcessOptimizationPage() {
  return <ServicePageView slug="process-optimization" copy={await pageCopy('process-optimization')} />
}
