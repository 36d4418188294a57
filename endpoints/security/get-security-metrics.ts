import type { Endpoint } from 'payload'
import { securityMetrics } from '@/features/security/metrics/queries'
import { superAdminOnly } from '../access/super-admin-only'

/** GET /api/security-metrics: figures of the last hour, and of the audit log's last 24. For super admins. */
export const getSecurityMetrics: Endpoint = {
  path: '/security-metrics',
  method: 'get',
  handler: superAdminOnly(async (req) => Response.json(await securityMetrics(req.payload, new Date()))),
}
