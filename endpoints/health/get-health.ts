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
