import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps, PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { zoneText } from '@/admin/ui/time-text'
import { Clock } from '@/admin/ui/values'
import { businessZone } from './times/times'

export async function Screen({ req, children }: { req: PayloadRequest; children: ReactNode }) {
  const zone = await businessZone(req.payload)
  return (
    <Gutter>
      {/* Tailwind's utilities apply inside `.office`, not on it. */}
      <main className="office">
        <Clock now={Date.now()} zone={zone}>
          <div className="pt-4 pb-8">
            {children}
            <p className="mt-8 text-faint text-xs">Times in {zoneText(zone)}</p>
          </div>
        </Clock>
      </main>
    </Gutter>
  )
}

interface DocumentScreenProps {
  page: DocumentViewServerProps['initPageResult']
  name: string
  children: ReactNode
}

export function DocumentScreen({ page, name, children }: DocumentScreenProps) {
  const { collectionConfig, docID, req } = page
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        id={docID}
        pluralLabel={String(collectionConfig?.labels.plural)}
        useAsTitle={collectionConfig?.admin.useAsTitle}
        view={name}
      />
      <Screen req={req}>{children}</Screen>
    </>
  )
}
