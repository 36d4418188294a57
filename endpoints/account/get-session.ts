import type { Endpoint } from 'payload'
import { sessionAnswer } from './session-answer'

/** GET /api/session: the user and their permissions, for static pages. */
export const getSession: Endpoint = {
  path: '/session',
  method: 'get',
  handler: async (req) => Response.json(await sessionAnswer(req)),
}
