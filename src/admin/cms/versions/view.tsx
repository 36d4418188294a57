import type { CollectionSlug, DocumentViewServerProps } from 'payload'
import { storedVersions } from '../comparison/states'
import { DocumentScreen } from '../screen'
import { VersionTable } from './table'
import { writerNames } from './writer-names'

/** The saved states of a document: time, state, author and changes. */
export async function VersionsView({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult
  if (!collectionConfig || docID === undefined) return null
  const { slug, flattenedFields } = collectionConfig
  const versions = await storedVersions(req, { collection: slug as CollectionSlug, id: String(docID) })
  return (
    <DocumentScreen page={initPageResult} name="Versions">
      <VersionTable
        versions={versions}
        fields={flattenedFields}
        writers={await writerNames(req, versions)}
        base={`/admin/collections/${slug}/${docID}/versions`}
      />
    </DocumentScreen>
  )
}
