import type { CollectionSlug, DocumentViewServerProps, FlattenedField } from 'payload'
import { Status, Time } from '@/admin/ui/values'
import { SiteLink } from '@/components/ui/site-link'
import { isPublicationStatus } from '@/features/publication/rules'
import { changedFields, type SavedVersion, writerOf } from '@/features/version/rules'
import { storedVersions, writerNames } from '../comparison/states'
import { publicationStates } from '../publication/states'
import { DocumentScreen } from '../screen'

interface VersionTableProps {
  versions: readonly SavedVersion[]
  fields: readonly FlattenedField[]
  writers: Readonly<Record<string, string>>
  base: string
}

function StateOf({ version: { status, isActive, _status } }: Pick<SavedVersion, 'version'>) {
  const state = _status === 'draft' && status !== 'archived' ? 'draft' : status
  if (isPublicationStatus(state))
    return <Status tone={publicationStates[state].tone}>{publicationStates[state].label}</Status>
  if (typeof isActive !== 'boolean') return null
  return isActive ? <Status tone="good">Shown</Status> : <Status tone="neutral">Hidden</Status>
}

function changeText(
  fields: readonly FlattenedField[],
  { version }: SavedVersion,
  before: SavedVersion | undefined,
): string {
  const changed = changedFields(fields, version, before?.version)
  if (!changed) return 'Oldest stored version'
  if (changed.length > 0) return changed.join(', ')
  const isPublication = version._status === 'published' && before?.version._status === 'draft'
  return isPublication ? 'Published' : 'Saved without a change'
}

const head = 'px-3 py-2 text-left align-bottom font-medium text-soft text-xs max-sm:hidden'
const cell = 'px-3 py-2.5 align-top max-sm:block max-sm:py-0.5 max-sm:first:pt-3 max-sm:last:pb-3'

function VersionTable({ versions, fields, writers, base }: VersionTableProps) {
  if (versions.length === 0)
    return <p className="text-soft">No versions yet. The first one is kept with the next save.</p>
  const named = (name: string) => fields.some((field) => field.name === name)
  const withState = named('status') || named('isActive')
  return (
    <table aria-label="Versions" className="w-full border-line border-t text-sm">
      <thead>
        <tr className="border-line border-b">
          <th className={head}>Saved</th>
          {withState && <th className={head}>Status</th>}
          <th className={head}>Saved by</th>
          <th className={head}>Changed</th>
        </tr>
      </thead>
      <tbody>
        {versions.map((saved, index) => (
          <tr key={saved.id} className="border-line border-b max-sm:block">
            <td className={cell}>
              <SiteLink href={`${base}/${saved.id}`} className="text-link">
                <Time at={saved.updatedAt} show="exact" />
              </SiteLink>
              {index === 0 && <span className="ml-2 text-soft text-xs">now</span>}
            </td>
            {withState && (
              <td className={cell}>
                <StateOf version={saved.version} />
              </td>
            )}
            <td className={cell}>
              <span className="text-soft text-xs sm:hidden">Saved by </span>
              {writerOf(saved.version, writers)}
            </td>
            <td className={cell}>{changeText(fields, saved, versions[index + 1])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

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
