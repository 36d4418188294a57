import { isReady } from '@/application/readiness'
import { anyone, get } from '../route'

/** GET /api/health/ready: 503 if this server should get no requests. */
export const getReady = get('/health/ready', anyone, async ({ payload }) => {
  const ready = await isReady(payload)
  return Response.json({ status: ready ? 'ok' : 'unavailable' }, { status: ready ? 200 : 503 })
})
