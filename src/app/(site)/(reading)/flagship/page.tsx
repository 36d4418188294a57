import { Closing } from '@/components/page/closing'
import { Container } from '@/components/ui/container'
import { EmptyState } from '@/components/ui/empty-state'
import { FlagshipList } from '@/features/flagship/components/flagship-list'
import { publicFlagships } from '@/features/flagship/queries'
import { copyMetadata, pageCopy } from '@/features/page-copy/queries'
import { JsonLd } from '@/lib/seo/json-ld'
import { breadcrumbData } from '@/lib/seo/structured-data'

export const generateMetadata = () => copyMetadata('flagship')

export default async function FlagshipsPage() {
  const [{ headline, lead, closing }, flagships] = await Promise.all([
    pageCopy('flagship'),
    publicFlagships(),
  ])
  return (
    <>
      <JsonLd data={breadcrumbData([{ name: 'Flagship Automations', path: '/flagship' }])} />
      <Container className="pt-12 pb-20 sm:pt-16 lg:pt-24 lg:pb-36">
        <header className="mb-14 grid items-end gap-x-16 gap-y-6 lg:mb-24 lg:grid-cols-[1.6fr_1fr]">
          <h1 className="text-6xl">{headline}</h1>
          <p className="text-lg text-soft">{lead}</p>
        </header>
        {flagships.length > 0 ? (
          <FlagshipList flagships={flagships} />
        ) : (
          <EmptyState title="No flagship automations here yet">Check back soon for new content</EmptyState>
        )}
      </Container>
      <Closing {...closing} />
    </>
  )
}
