import { isReady } from '@/application/apply-migrations'
import { health, healthSummary } from '@/application/health'
import { isSuperAdmin } from '@/features/role/queries'
import { anyone, get } from '../route'

/** GET /api/health: 503 if a part fails. Only super admins see which part. */
export const getHealth = get('/health', anyone, async (req) => {
  const { status, database } = await healthSummary(req.payload)
  const isKnown = req.user && database === 'ok' && (await isSuperAdmin(req).catch(() => false))
  return Response.json(isKnown ? await health(req.payload) : { status }, {
    status: status === 'ok' ? 200 : 503,
  })
})

/** GET /api/health/live: the process responds. Ignores the database, whose failure needs no restart. */
export const getLive = get('/health/live', anyone, async () => Response.json({ status: 'ok' }))

export const getReady = get('/health/ready', anyone, async ({ payload }) => {
  const ready = await isReady(payload)
  return Response.json({ status: ready ? 'ok' : 'unavailable' }, { status: ready ? 200 : 503 })
})
