import type { Endpoint, PayloadRequest } from 'payload'
import { setLead as setLeadCall } from '@/features/lead/calls'
import { projectForPerson, setLead } from '@/features/lead/mutations'
import { leadChanges } from '@/features/lead/queries'
import { staleLeadText } from '@/features/lead/rules'
import { finishStep, setStep } from '@/features/next-step/mutations'
import * as calls from '@/features/queue/calls'
import { addNote, convertToInvitation, convertToProject, updateWork } from '@/features/queue/mutations'
import { isWork } from '@/features/queue/rules'
import { assigneeOf } from '@/features/queue/schema'
import { type Viewer, viewerOf } from '@/features/queue/visible'
import { workItem } from '@/features/queue/work-item'
import { sendReply as sendReplyCall } from '@/features/reply/calls'
import { sendReply } from '@/features/reply/mutations'
import type { Contract, Parsed } from '@/lib/http/contract'
import { malformedVersion, seenVersion, staleWrite } from '@/lib/http/if-match'
import { forbidden, problem } from '@/lib/http/problem'
import { answer } from '@/lib/http/reply'
import { hasMailServer } from '@/lib/mail/mail-server'
import { alreadyInvited } from '../invitation/invitation-endpoints'
import { endpoint, type ReplyTo, refuse } from '../route'
import { once } from '../team/once'

/** An endpoint for the team, with what the caller may see. */
const viewed = <C extends Contract>(
  contract: C,
  handle: (req: PayloadRequest, input: Parsed<C>, viewer: Viewer) => ReplyTo<C>,
) =>
  endpoint(contract, async (req, input) => {
    const viewer = await viewerOf(req)
    return viewer ? handle(req, input, viewer) : forbidden()
  })

const noSuchWork = () =>
  refuse(404, 'This item no longer exists or is not assigned to you. Reload the list.', 'id')

/** 'Anna has', of whoever set the stage of a person last. */
async function lastChangedBy({ payload, user }: PayloadRequest, person: string): Promise<string | undefined> {
  const by = (await leadChanges(payload, person))[0]?.by
  if (by?.kind !== 'person') return undefined
  if (by.id === user?.id) return 'You have'
  return by.name ? `${by.name} has` : undefined
}

export const queueEndpoints: Endpoint[] = [
  viewed(calls.updateWork, async (req, input, viewer) => {
    const seen = seenVersion(req.headers)
    if (seen === 'malformed') return problem(400, malformedVersion)
    const { kind, id, ...asked } = input
    const change = { ...asked, assignee: assigneeOf(asked.assignee, viewer) }
    switch (await updateWork(req, { kind, id, change, seen, viewer })) {
      case 'unknown':
        return noSuchWork()
      case 'forbidden':
        return forbidden()
      case 'stale':
        return problem(412, staleWrite, { item: (await workItem(req, kind, id)) ?? null })
      case 'done':
        return answer(200, { item: (await workItem(req, kind, id)) ?? null })
    }
  }),
  viewed(calls.addNote, async (actor, input, viewer) =>
    once(calls.addNote, actor, input, async (req) => {
      const note = await addNote(req, { ...input, viewer })
      return note ? answer(201, { note }) : noSuchWork()
    }),
  ),
  viewed(calls.convertToInvitation, async (req, input, viewer) => {
    const outcome = await convertToInvitation(req, { ...input, viewer })
    if (outcome === 'unknown') return noSuchWork()
    if (outcome === 'open') return alreadyInvited()
    if (outcome === 'made')
      return refuse(
        409,
        'This person has been invited already. Send the invitation again from the list of invitations.',
        'id',
      )
    return answer(201, outcome)
  }),
  viewed(calls.makeProject, async (req, input, viewer) => {
    const { kind, id, ...plan } = input
    if (kind === 'registration' && !viewer.superAdmin) return forbidden()
    const subject = { kind, id }
    const outcome = isWork(subject)
      ? await convertToProject(req, { ...subject, plan, viewer })
      : await projectForPerson(req, subject, { plan, viewer, now: new Date() })
    if (outcome === 'unknown') return noSuchWork()
    if ('made' in outcome) {
      const message = `This ${isWork(subject) ? '' : 'person '}already has a project. Open that one instead.`
      return refuse(409, message, 'id', { projectId: outcome.made })
    }
    const { project } = outcome
    return answer(201, { project: { id: project.id, title: project.title, linked: Boolean(project.client) } })
  }),
  viewed(calls.setNextStep, async (req, input, viewer) => {
    const outcome = await setStep(req, { ...input, assignee: assigneeOf(input.assignee, viewer) }, viewer)
    if (outcome === 'unknown') return noSuchWork()
    if (outcome === 'forbidden') return forbidden()
    if (outcome === 'not-team')
      return refuse(400, 'Work can be assigned to admins and super admins who can sign in', 'assignee')
    return answer(200, { step: outcome })
  }),
  viewed(calls.finishStep, async (req, input, viewer) => {
    const outcome = await finishStep(req, input, { viewer, now: new Date() })
    if (outcome === 'unknown') return noSuchWork()
    if (outcome === 'other') return refuse(409, 'There is a newer next step. Only one can be open.', 'id')
    return answer(200, { id: input.id, done: input.done })
  }),
  viewed(setLeadCall, async (req, input, viewer) => {
    const lead = await setLead(req, input, { viewer, now: new Date() })
    if (lead === 'unknown') return noSuchWork()
    if (!('stale' in lead)) return answer(200, { lead })
    const message = staleLeadText(lead.stale, await lastChangedBy(req, lead.person))
    return refuse(412, message, undefined, { lead: lead.stale })
  }),
  viewed(sendReplyCall, async (actor, input, viewer) =>
    once(sendReplyCall, actor, input, async (req) => {
      if (!req.user) return forbidden()
      const note = await sendReply(req, input, { viewer, user: req.user })
      if (note === 'unknown') return noSuchWork()
      if (note === 'no-address')
        return refuse(409, 'The email address of this person is no longer stored.', 'id')
      return answer(201, { note, delivers: hasMailServer() })
    }),
  ),
]
