import type { Endpoint } from 'payload'
import { sessionAnswer } from './session-answer'

/** GET /api/session: who is signed in and what they may do; static pages ask it. */
export const getSession: Endpoint = {
  path: '/session',
  method: 'get',
  handler: async (req) => Response.json(await sessionAnswer(req)),
}
