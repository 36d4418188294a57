import { setStep } from '@/features/next-step/mutations'
import { nextStepSchema } from '@/features/queue/schema'
import { forbidden, problem } from '@/lib/http/problem'
import { post } from '../route'
import { noSuchWork } from './refusals'
import { teamOnly } from './team-only'

/** POST /api/next-step {kind, id, text, dueOn, assignee}: 200 {step}, 400, 403, 404. */
export const postNextStep = post('/next-step', teamOnly, nextStepSchema, async (req, input, viewer) => {
  const outcome = await setStep(req, input, viewer)
  if (outcome === 'unknown') return noSuchWork()
  if (outcome === 'forbidden') return forbidden()
  if (outcome === 'not-team') {
    const message = 'Work can be assigned to admins and super admins who can sign in'
    return problem(400, { message, code: 'invalid', field: 'assignee' })
  }
  return Response.json({ step: outcome })
})
