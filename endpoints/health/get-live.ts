import { anyone, get } from '../route'

/** GET /api/health/live: the process responds. Ignores the database, whose failure needs no restart. */
export const getLive = get('/health/live', anyone, async () => Response.json({ status: 'ok' }))
