import { anyone, get } from '../route'
import { sessionAnswer } from './session-answer'

/** GET /api/session: the user and their permissions, for static pages. */
export const getSession = get('/session', anyone, async (req) => Response.json(await sessionAnswer(req)))
