'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { exactTime } from '@/admin/ui/time-text'
import { isPublishedKind, type PublishedKind } from '@/features/publication/rules'
import type { PlannedAction } from '@/features/publication/schedule/schema'
import { useSchedule } from './use-schedule'

const planned: Record<PlannedAction, string> = {
  publish: 'Scheduled for',
  unpublish: 'Will be unpublished on',
}

function Plan({ kind, id, published }: { kind: PublishedKind; id: string; published: boolean }) {
  const { data: schedule, busy, cancel } = useSchedule({ kind, id }, published)
  return schedule?.planned.map(({ id, action, at, problem }) => (
    <span key={id}>
      {problem ? 'Could not be done at ' : `${planned[action]} `}
      <time dateTime={at}>{exactTime(Date.parse(at), schedule.timezone)}</time>.{' '}
      <button type="button" disabled={busy} onClick={() => cancel(action)}>
        Cancel
      </button>
    </span>
  ))
}

/** In the bar: where the document stands, in place of Payload's 'Status: Changed'. */
export function DocumentState() {
  const { id, collectionSlug = '', hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const isArchived = useFormFields(([fields]) => fields.status?.value === 'archived')
  if (!id || !isPublishedKind(collectionSlug)) return null
  const hasDraft = hasPublishedDoc && unpublishedVersionCount > 0
  const state = hasDraft
    ? 'Draft beside the published text'
    : hasPublishedDoc
      ? 'Published'
      : isArchived
        ? 'Archived'
        : 'Draft'
  return (
    <p className="document-state" data-beside={hasDraft || undefined}>
      <strong>{state}</strong> <span className="document-state__checks" data-open-checks />
      <Plan kind={collectionSlug} id={String(id)} published={hasPublishedDoc} />
    </p>
  )
}
