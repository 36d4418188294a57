import type { Endpoint } from 'payload'
import { finishStep } from '@/features/next-step/mutations'
import { finishStepSchema } from '@/features/queue/schema'
import { viewerOf } from '@/features/queue/visible'
import { parseBody } from '@/lib/http/parse'
import { forbidden, problem } from '@/lib/http/problem'
import { signedInOnly } from '../access/signed-in-only'
import { noSuchWork } from './refusals'

/** POST /api/finish-step {id, done?}: 200, 403, 404, 409 if there is a newer open one. */
export const postFinishStep: Endpoint = {
  path: '/finish-step',
  method: 'post',
  handler: signedInOnly(async (req, _user) => {
    const viewer = await viewerOf(req)
    if (!viewer) return forbidden()
    const input = await parseBody(req, finishStepSchema)
    if (!input.ok) return input.refusal
    const outcome = await finishStep(req, input.value, { viewer, now: new Date() })
    if (outcome === 'unknown') return noSuchWork()
    if (outcome === 'other') {
      const message = 'There is a newer next step. Only one can be open.'
      return problem(409, { message, code: 'conflict', field: 'id' })
    }
    return Response.json({ id: input.value.id, done: input.value.done })
  }),
}
