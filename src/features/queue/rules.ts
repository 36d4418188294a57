export const workKinds = ['inquiry', 'registration'] as const
export type WorkKind = (typeof workKinds)[number]

export type SubjectKind = WorkKind | 'booking' | 'person'

export interface Subject {
  kind: SubjectKind
  id: string
}

export const subjectLabels: Record<SubjectKind, string> = {
  inquiry: 'Inquiry',
  registration: 'Registration',
  booking: 'Call',
  person: 'Person',
}

/** A subject that has a row in the queue. */
export const isWork = (subject: Subject): subject is Subject & { kind: WorkKind } =>
  workKinds.some((kind) => kind === subject.kind)

/** The person behind a subject. */
export interface Addressee {
  name: string
  company: string | null
  email: string | null
}

export const workStatuses = ['new', 'in_progress', 'answered', 'won', 'lost', 'spam'] as const
export type WorkStatus = (typeof workStatuses)[number]

export const isWorkStatus = (value: unknown): value is WorkStatus =>
  workStatuses.some((status) => status === value)

export const workStatusLabels: Record<WorkStatus, string> = {
  new: 'New',
  in_progress: 'In progress',
  answered: 'Answered',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
}

/** Work that waits for the team. */
export const openStatuses = ['new', 'in_progress'] as const satisfies readonly WorkStatus[]

export const statusesOf = (kind: WorkKind): readonly WorkStatus[] =>
  kind === 'inquiry' ? workStatuses : workStatuses.filter((status) => status !== 'spam')

export const lostReasons = ['price', 'timing', 'competitor', 'no_answer', 'no_fit', 'other'] as const
export type LostReason = (typeof lostReasons)[number]

export const lostReasonLabels: Record<LostReason, string> = {
  price: 'Too expensive',
  timing: 'Not the right time',
  competitor: 'Chose another company',
  no_answer: 'No answer from them',
  no_fit: 'Not a fit for us',
  other: 'Another reason',
}
