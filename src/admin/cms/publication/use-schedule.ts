import { cancelPublication, planPublication, readSchedule } from '@/features/publication/calls'
import type { PublishedKind } from '@/features/publication/rules'
import type { PlannedAction } from '@/features/publication/schedule/schema'
import { call } from '@/lib/http/call'
import type { Sent } from '@/lib/http/contract'
import { useKeptWith } from './use-kept-with'

const PLANS = {
  load: (document: Sent<typeof readSchedule>, signal: AbortSignal) =>
    call(readSchedule, document, { signal }),
  failed: 'Please try again.',
}

export interface Choice {
  action: PlannedAction
  date: string
  time: string
}

/** A document's plans, for the bar and the panel. Publishing and unpublishing (`published`) end plans. */
export function useSchedule(document: { kind: PublishedKind; id: string }, published: boolean) {
  const { change, ...kept } = useKeptWith(document, PLANS, published)
  return {
    ...kept,
    plan: (choice: Choice) =>
      change((subject) => call(planPublication, { ...subject, ...choice }), 'Scheduled'),
    cancel: (action: PlannedAction) =>
      change((subject) => call(cancelPublication, { ...subject, action }), 'The plan is cancelled'),
  }
}
