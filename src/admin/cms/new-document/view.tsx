import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { PageHeader } from '@/admin/ui/page-header'
import { isPublishedKind } from '@/features/publication/rules'
import { listAddress } from '../list-address'
import { TitleForm } from './title-form'

const words = (label: unknown) => (typeof label === 'string' ? label : '')

/** Asks for the title of a new document. Payload would store an empty draft as soon as its form opens. */
export function NewDocumentView({ initPageResult: { collectionConfig, permissions } }: AdminViewServerProps) {
  const slug = collectionConfig?.slug ?? ''
  if (!collectionConfig || !isPublishedKind(slug)) return null
  if (!permissions.collections?.[slug]?.create) redirect(listAddress(slug))
  const { singular, plural } = collectionConfig.labels
  return (
    <Gutter>
      <SetStepNav nav={[{ label: words(plural), url: listAddress(slug) }, { label: 'New' }]} />
      <main className="office">
        <div className="pt-4 pb-16">
          <PageHeader title={`New ${words(singular).toLowerCase()}`}>
            It starts as a draft that only editors can see.
          </PageHeader>
          <TitleForm kind={slug} />
        </div>
      </main>
    </Gutter>
  )
}
