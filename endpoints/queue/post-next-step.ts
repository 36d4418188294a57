import type { Endpoint } from 'payload'
import { setStep } from '@/features/next-step/mutations'
import { nextStepSchema } from '@/features/queue/schema'
import { viewerOf } from '@/features/queue/visible'
import { parseBody } from '@/lib/http/parse'
import { forbidden, problem } from '@/lib/http/problem'
import { signedInOnly } from '../access/signed-in-only'
import { noSuchWork } from './refusals'

/** POST /api/next-step {kind, id, text, dueOn, assignee}: 200 {step}, 400, 403, 404. */
export const postNextStep: Endpoint = {
  path: '/next-step',
  method: 'post',
  handler: signedInOnly(async (req, _user) => {
    const viewer = await viewerOf(req)
    if (!viewer) return forbidden()
    const input = await parseBody(req, nextStepSchema)
    if (!input.ok) return input.refusal
    const outcome = await setStep(req, input.value, viewer)
    if (outcome === 'unknown') return noSuchWork()
    if (outcome === 'forbidden') return forbidden()
    if (outcome === 'not-team') {
      const message = 'Work can be assigned to admins and super admins who can sign in'
      return problem(400, { message, code: 'invalid', field: 'assignee' })
    }
    return Response.json({ step: outcome })
  }),
}
