import type { Metadata } from 'next'
import { AutomationPage } from '@/features/automation/components/automation-page'
import { documentMetadata } from '@/features/document-page/metadata'
import { FlagshipView } from '@/features/flagship/components/flagship-view'
import { publicFlagship } from '@/features/flagship/queries'
import { pageCopy } from '@/features/page-copy/queries'
import { MovedOrMissing } from '@/features/redirects/moved-or-missing'
import { aboutTopic } from '@/features/topic/rules'

type Params = { params: Promise<{ slug: string }> }

export const generateStaticParams = () => []

const list = { name: 'Flagship Automations', path: '/flagship' }
const pathOf = (slug: string) => `${list.path}/${slug}`

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { slug } = await params
  return documentMetadata(await publicFlagship(slug), pathOf(slug))
}

export default async function FlagshipPage({ params }: Params) {
  const { slug } = await params
  const flagship = await publicFlagship(slug)
  if (!flagship) return <MovedOrMissing path={pathOf(slug)} />
  const { description: about } = flagship
  const copy = await pageCopy('flagship')
  const closing = aboutTopic(copy.closing, 'automation', flagship.slug)
  return (
    <AutomationPage automation={flagship} about={about} path={pathOf(slug)} list={list} closing={closing}>
      <FlagshipView flagship={flagship} />
    </AutomationPage>
  )
}
