/** The queue's items: messages of the contact form, and registrations of invited clients. */
export const workKinds = ['inquiry', 'registration'] as const
export type WorkKind = (typeof workKinds)[number]

/** How far the work on an inquiry or a registration is; it begins as new. */
export const workStatuses = ['new', 'in_progress', 'answered', 'closed'] as const
export type WorkStatus = (typeof workStatuses)[number]

export const workStatusLabels: Record<WorkStatus, string> = {
  new: 'New',
  in_progress: 'In progress',
  answered: 'Answered',
  closed: 'Closed',
}
