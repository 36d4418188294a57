import type { Endpoint } from 'payload'
import * as calls from '@/features/booking/host/calls'
import { setHost } from '@/features/booking/host/mutations'
import { withStoredPhone } from '@/features/site/typed-phone'
import { forbidden, problem } from '@/lib/http/problem'
import { answer } from '@/lib/http/reply'
import { endpoint, refuse } from '../route'

const postSetHost = endpoint(calls.setHost, async (req, typed, user) => {
  const input = await withStoredPhone(req, typed)
  if (!input.ok) return input.refusal
  const outcome = await setHost(req, user.id, input.value)
  switch (outcome.kind) {
    case 'done':
      return answer(200, { host: outcome.host })
    case 'refused':
      return problem(400, outcome.error)
    case 'unknown':
      return refuse(404, 'There is no such person who takes calls.', 'user')
    case 'forbidden':
      return forbidden('Only super admins can set this, or the calls of someone else.')
  }
})

export const hostEndpoints: Endpoint[] = [postSetHost]
