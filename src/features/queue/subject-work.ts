import type { PayloadRequest } from 'payload'
import { type NextStep, openStep } from '../next-step/queries'
import { type Note, notesOf } from './notes'
import type { Subject } from './rules'
import { callTakers, type TeamMember, teamMembers } from './team'

export interface WorkOnSubject {
  step: NextStep | null
  notes: Note[]
  team: TeamMember[]
}

/** Notes and next steps about a subject. Callers must check access to it. */
export async function workOnSubject(req: PayloadRequest, subject: Subject): Promise<WorkOnSubject> {
  const [step, notes, team] = await Promise.all([
    openStep(req, subject),
    notesOf(req, subject),
    subject.kind === 'booking' ? callTakers(req) : teamMembers(req),
  ])
  return { step, notes, team }
}
