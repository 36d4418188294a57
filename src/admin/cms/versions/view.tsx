import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { CollectionSlug, DocumentViewServerProps, GlobalSlug, PayloadRequest } from 'payload'
import { Clock } from '@/admin/ui/clock'
import { zoneText } from '@/admin/ui/time-text'
import type { SavedVersion } from '@/features/editor-desk/versions'
import { VersionTable } from './table'
import { writerNames } from './writer-names'

const MOST = 100

/** The rule of the collection or global decides who may read versions. */
async function savedVersions(
  req: PayloadRequest,
  { collection, global, id }: { collection?: string; global?: string; id?: string },
): Promise<SavedVersion[]> {
  const asked = {
    sort: '-updatedAt',
    limit: MOST,
    depth: 0,
    showHiddenFields: true,
    overrideAccess: false,
    req,
  } as const
  const { docs } = collection
    ? await req.payload.findVersions({
        ...asked,
        collection: collection as CollectionSlug,
        where: { parent: { equals: id } },
      })
    : await req.payload.findGlobalVersions({ ...asked, slug: global as GlobalSlug })
  return docs.map(({ id: versionId, updatedAt, version }) => ({
    id: String(versionId),
    updatedAt,
    version: { ...version },
  }))
}

/** The saved states of a document: time, state, author and changes. */
export async function VersionsView({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, docID, req } = initPageResult
  const config = collectionConfig ?? globalConfig
  if (!config) return null
  const versions = await savedVersions(req, {
    collection: collectionConfig?.slug,
    global: globalConfig?.slug,
    id: docID === undefined ? undefined : String(docID),
  })
  const [writers, { timezone }] = await Promise.all([
    writerNames(req, versions),
    req.payload.findGlobal({ slug: 'calendar-settings', depth: 0, req, overrideAccess: false }),
  ])
  const base = collectionConfig
    ? `/admin/collections/${collectionConfig.slug}/${docID}`
    : `/admin/globals/${config.slug}`
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        id={docID}
        pluralLabel={
          typeof collectionConfig?.labels.plural === 'string'
            ? collectionConfig.labels.plural
            : String(globalConfig?.label ?? '')
        }
        useAsTitle={collectionConfig?.admin.useAsTitle ?? ''}
        view="Versions"
      />
      <Gutter>
        <main className="office">
          <Clock now={Date.now()} zone={timezone}>
            <div className="grid gap-4 py-8">
              <VersionTable
                versions={versions}
                fields={config.flattenedFields}
                writers={writers}
                base={`${base}/versions`}
              />
              <p className="text-faint text-xs">Times in {zoneText(timezone)}</p>
            </div>
          </Clock>
        </main>
      </Gutter>
    </>
  )
}
