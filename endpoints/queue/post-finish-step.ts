import { finishStep } from '@/features/next-step/mutations'
import { finishStepSchema } from '@/features/queue/schema'
import { problem } from '@/lib/http/problem'
import { post } from '../route'
import { noSuchWork } from './refusals'
import { teamOnly } from './team-only'

/** POST /api/finish-step {id, done?}: 200, 403, 404, 409 if there is a newer open one. */
export const postFinishStep = post('/finish-step', teamOnly, finishStepSchema, async (req, input, viewer) => {
  const outcome = await finishStep(req, input, { viewer, now: new Date() })
  if (outcome === 'unknown') return noSuchWork()
  if (outcome === 'other') {
    const message = 'There is a newer next step. Only one can be open.'
    return problem(409, { message, code: 'conflict', field: 'id' })
  }
  return Response.json({ id: input.id, done: input.done })
})
