import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { exactTime } from '@/admin/ui/time-text'
import { currentRules } from '@/features/booking/settings/queries'
import { isPublicationStatus, isPublishedKind, type PublishedKind } from '@/features/publication/rules'
import { type Planned, plannedOf } from '@/features/publication/schedule/queries'
import type { PlannedAction } from '@/features/publication/schedule/schema'
import { State } from '../state-cell'
import { publicationStates } from './states'

const verbs: Record<PlannedAction, string> = { publish: 'Publishes', unpublish: 'Unpublishes' }

const plansFor = cache(async (payload: Payload, kind: PublishedKind) => {
  const [{ timezone }, plans] = await Promise.all([currentRules(payload), plannedOf(payload, kind)])
  return { timezone, byDocument: Map.groupBy(plans, ({ documentId }) => documentId) }
})

function PlanNote({ plan: { action, at, problem }, zone }: { plan: Planned; zone: string }) {
  return (
    <span className="state-note" title={`Time in ${zone}`}>
      {verbs[action]} <time dateTime={at}>{exactTime(Date.parse(at), zone)}</time>
      {problem ? <span>: could not be done</span> : null}
    </span>
  )
}

async function PlanNotes({ payload, kind, id }: { payload: Payload; kind: PublishedKind; id: string }) {
  const { timezone, byDocument } = await plansFor(payload, kind)
  return byDocument.get(id)?.map((plan) => <PlanNote key={plan.id} plan={plan} zone={timezone} />)
}

export function StatusCell({ cellData, collectionSlug, payload, rowData }: DefaultServerCellComponentProps) {
  const status: unknown = cellData ?? 'draft'
  if (!isPublicationStatus(status)) return null
  const { tone, label } = publicationStates[status]
  const changed = cellData === 'published' && rowData._status === 'draft'
  return (
    <>
      <State tone={tone}>{label}</State>
      {changed && <span className="state-note">Unpublished changes</span>}
      {isPublishedKind(collectionSlug) && (
        <PlanNotes payload={payload} kind={collectionSlug} id={String(rowData.id)} />
      )}
    </>
  )
}
