import { securityMetrics } from '@/features/security/metrics/queries'
import { get, superAdminOnly } from '../route'

/** GET /api/security-metrics: figures of the last hour, and of the audit log's last 24. For super admins. */
export const getSecurityMetrics = get('/security-metrics', superAdminOnly, async (req) =>
  Response.json(await securityMetrics(req.payload, new Date())),
)
