import type { Inquiry } from '@/payload-types'

type Chosen = Pick<
  Inquiry,
  'chosenProject' | 'chosenBudget' | 'chosenTimeline' | 'projectType' | 'budgetRange' | 'timeline'
>

/** What was chosen in the form, also in rows that the version before has written. */
export const chosenOf = (row: Chosen) => ({
  projectType: row.chosenProject ?? row.projectType ?? null,
  budgetRange: row.chosenBudget ?? row.budgetRange ?? null,
  timeline: row.chosenTimeline ?? row.timeline ?? null,
})
