import type { Endpoint } from 'payload'
import { finishStep, setStep } from '@/features/next-step/mutations'
import { addNote, convertToInvitation, convertToProject, updateWork } from '@/features/queue/mutations'
import {
  addNoteSchema,
  convertToInvitationSchema,
  finishStepSchema,
  makeProjectSchema,
  nextStepSchema,
  updateWorkSchema,
} from '@/features/queue/schema'
import { type Viewer, viewerOf } from '@/features/queue/visible'
import { workItem } from '@/features/queue/work-item'
import { malformedVersion, seenVersion, staleWrite } from '@/lib/http/if-match'
import { forbidden, problem } from '@/lib/http/problem'
import { alreadyInvited } from '../invitation/invitation-endpoints'
import { type Access, post, refuse, signedInOnly } from '../route'

const viewers =
  (isAllowed: (viewer: Viewer) => boolean): Access<Viewer> =>
  (handle) =>
    signedInOnly(async (req) => {
      const viewer = await viewerOf(req)
      return viewer && isAllowed(viewer) ? handle(req, viewer) : forbidden()
    })

const teamOnly = viewers(() => true)
const superAdminViewer = viewers(({ superAdmin }) => superAdmin)

const noSuchWork = () =>
  refuse(404, 'This item no longer exists or is not assigned to you. Reload the list.', 'id')

const postUpdateWork = post('/update-work', teamOnly, updateWorkSchema, async (req, input, viewer) => {
  const seen = seenVersion(req.headers)
  if (seen === 'malformed') return problem(400, malformedVersion)
  const { kind, id, ...change } = input
  switch (await updateWork(req, { kind, id, change, seen, viewer })) {
    case 'unknown':
      return noSuchWork()
    case 'forbidden':
      return forbidden()
    case 'no-project':
      return refuse(409, 'Create the project first. That sets the status to won.', 'status')
    case 'stale':
      return problem(412, staleWrite, { item: (await workItem(req, kind, id)) ?? null })
    case 'done':
      return Response.json({ item: (await workItem(req, kind, id)) ?? null })
  }
})

const postConvertToInvitation = post(
  '/convert-to-invitation',
  superAdminViewer,
  convertToInvitationSchema,
  async (req, input, viewer) => {
    const outcome = await convertToInvitation(req, { ...input, viewer })
    if (outcome === 'unknown') return noSuchWork()
    if (outcome === 'open') return alreadyInvited()
    if (outcome === 'made')
      return refuse(
        409,
        'This person has been invited already. Send the invitation again from the list of invitations.',
        'id',
      )
    return Response.json(outcome, { status: 201 })
  },
)

const postMakeProject = post('/make-project', teamOnly, makeProjectSchema, async (req, input, viewer) => {
  const { kind, id, ...plan } = input
  if (kind === 'registration' && !viewer.superAdmin) return forbidden()
  const outcome = await convertToProject(req, { kind, id, plan, viewer })
  if (outcome === 'unknown') return noSuchWork()
  if ('made' in outcome) {
    const message = 'This already has a project. Open that one instead.'
    return refuse(409, message, 'id', { projectId: outcome.made })
  }
  const { project } = outcome
  return Response.json(
    { project: { id: project.id, title: project.title, linked: Boolean(project.client) } },
    { status: 201 },
  )
})

const postNextStep = post('/next-step', teamOnly, nextStepSchema, async (req, input, viewer) => {
  const outcome = await setStep(req, input, viewer)
  if (outcome === 'unknown') return noSuchWork()
  if (outcome === 'forbidden') return forbidden()
  if (outcome === 'not-team')
    return refuse(400, 'Work can be assigned to admins and super admins who can sign in', 'assignee')
  return Response.json({ step: outcome })
})

const postFinishStep = post('/finish-step', teamOnly, finishStepSchema, async (req, input, viewer) => {
  const outcome = await finishStep(req, input, { viewer, now: new Date() })
  if (outcome === 'unknown') return noSuchWork()
  if (outcome === 'other') return refuse(409, 'There is a newer next step. Only one can be open.', 'id')
  return Response.json({ id: input.id, done: input.done })
})

const postAddNote = post('/add-note', teamOnly, addNoteSchema, async (req, input, viewer) => {
  const note = await addNote(req, { ...input, viewer })
  return note ? Response.json({ note }, { status: 201 }) : noSuchWork()
})

export const queueEndpoints: Endpoint[] = [
  postUpdateWork,
  postAddNote,
  postConvertToInvitation,
  postMakeProject,
  postNextStep,
  postFinishStep,
]
