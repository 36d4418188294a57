import type { Endpoint } from 'payload'
import * as calls from '@/features/booking/host/calls'
import { handOver, setHost } from '@/features/booking/host/mutations'
import { withStoredPhone } from '@/features/site/typed-phone'
import { forbidden, problem } from '@/lib/http/problem'
import { answer } from '@/lib/http/reply'
import { endpoint, refuse } from '../route'
import { movedAnswer } from './answers'

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

const postHandOver = endpoint(calls.handOverBooking, async (req, input) => {
  const outcome = await handOver(req, input, new Date())
  if (outcome.kind === 'unknown_host') return refuse(404, 'This person takes no calls.', 'host')
  if (outcome.kind === 'forbidden')
    return forbidden('Hosts can hand over their own calls, within the hours of the new host.')
  if (outcome.kind === 'refused')
    return problem(400, {
      ...outcome.error,
      field: 'host',
      message: 'The new host does not work at this time.',
    })
  return movedAnswer(req, outcome)
})

export const hostEndpoints: Endpoint[] = [postSetHost, postHandOver]
