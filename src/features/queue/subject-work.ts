import type { PayloadRequest } from 'payload'
import { leadOf } from '../lead/queries'
import type { Lead } from '../lead/rules'
import { type NextStep, openStep } from '../next-step/queries'
import { personOf } from './locked-work'
import { type Note, notesOf } from './notes'
import type { Subject } from './rules'
import { callTakers, type TeamMember, teamMembers } from './team'

export interface WorkOnSubject {
  lead: Lead | null
  step: NextStep | null
  notes: Note[]
  team: TeamMember[]
}

/** Notes and next steps about a subject. Callers must check access to it. */
export async function workOnSubject(req: PayloadRequest, subject: Subject): Promise<WorkOnSubject> {
  const person = await personOf(req, subject)
  const [lead, step, notes, team] = await Promise.all([
    person ? leadOf(req, person) : null,
    openStep(req, subject),
    notesOf(req, subject),
    subject.kind === 'booking' ? callTakers(req) : teamMembers(req),
  ])
  return { lead, step, notes, team }
}
