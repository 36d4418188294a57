export const workKinds = ['inquiry', 'registration'] as const
export type WorkKind = (typeof workKinds)[number]

/** The progress of work. It starts as new. */
export const workStatuses = ['new', 'in_progress', 'answered', 'closed'] as const
export type WorkStatus = (typeof workStatuses)[number]

export const workStatusLabels: Record<WorkStatus, string> = {
  new: 'New',
  in_progress: 'In progress',
  answered: 'Answered',
  closed: 'Closed',
}
