import type { PayloadRequest } from 'payload'
import { currencyOf, leadOf } from '../lead/queries'
import type { Lead } from '../lead/rules'
import { type NextStep, openStep } from '../next-step/queries'
import { type ReplyForm, replyFormFor } from '../reply/queries'
import { personOf } from './locked-work'
import { type Note, notesOf } from './notes'
import type { Addressee, Subject } from './rules'
import { callTakers, type TeamMember, teamMembers } from './team'
import { projectOf } from './won'

export interface WorkOnSubject {
  lead: Lead | null
  currency: string
  step: NextStep | null
  notes: Note[]
  team: TeamMember[]
  replyForm: ReplyForm
  /** The person has a project. */
  hasProject: boolean
}

/** Notes and next steps about a subject. Callers must check access to it. */
export async function workOnSubject(
  req: PayloadRequest,
  subject: Subject,
  addressee: Addressee,
): Promise<WorkOnSubject> {
  const person = await personOf(req, subject)
  const [lead, currency, step, notes, team, replyForm, project] = await Promise.all([
    person ? leadOf(req, person) : null,
    currencyOf(req),
    openStep(req, subject),
    notesOf(req, subject),
    subject.kind === 'booking' ? callTakers(req) : teamMembers(req),
    replyFormFor(req, addressee),
    person ? projectOf(req, person) : undefined,
  ])
  return { lead, currency, step, notes, team, replyForm, hasProject: project !== undefined }
}
