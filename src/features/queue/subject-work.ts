import type { PayloadRequest } from 'payload'
import { leadOf } from '../lead/queries'
import { openStep } from '../next-step/queries'
import { replyFormFor } from '../reply/queries'
import { personOf } from './locked-work'
import { notesOf } from './notes'
import type { Addressee, Subject } from './rules'
import { callTakers, teamMembers } from './team'
import { projectOf } from './won'

/** Notes and next steps about a subject. Callers must check access to it. */
export async function workOnSubject(req: PayloadRequest, subject: Subject, addressee: Addressee) {
  const person = await personOf(req, subject)
  const [lead, step, notes, team, replyForm, project] = await Promise.all([
    person ? leadOf(req, person) : null,
    openStep(req, subject),
    notesOf(req, subject),
    subject.kind === 'booking' ? callTakers(req) : teamMembers(req),
    replyFormFor(req, addressee),
    person ? projectOf(req, person) : undefined,
  ])
  return { lead, step, notes, team, replyForm, hasProject: project !== undefined }
}
