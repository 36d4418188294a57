import { isReady } from '@/application/apply-migrations'
import { health, healthSummary } from '@/application/health'
import { isSuperAdmin } from '@/features/role/queries'
import * as calls from '@/features/site/calls'
import { answer } from '@/lib/http/reply'
import { endpoint } from '../route'

/** 503 if a part fails. Only super admins see which part. */
export const getHealth = endpoint(calls.readHealth, async (req) => {
  const { status, database } = await healthSummary(req.payload)
  const isKnown = req.user && database === 'ok' && (await isSuperAdmin(req).catch(() => false))
  return answer(status === 'ok' ? 200 : 503, isKnown ? await health(req.payload) : { status })
})

/** Ignores the database, whose failure needs no restart. */
export const getLive = endpoint(calls.readLive, async () => answer(200, { status: 'ok' }))

export const getReady = endpoint(calls.readReady, async ({ payload }) =>
  (await isReady(payload)) ? answer(200, { status: 'ok' }) : answer(503, { status: 'unavailable' }),
)
