import { auditBefore } from '@/features/security/audit/queries'
import { auditQuery } from '@/features/security/audit/schema'
import { parseInput } from '@/lib/http/parse'
import { get, superAdminOnly } from '../route'
import { saidIn } from './said'

/** GET /api/security-audit-log?action=&table=&user=&from=&to=&q=&limit=&before=: newest first. */
export const getSecurityAuditLog = get('/', superAdminOnly, async (req) => {
  const asked = parseInput(auditQuery, saidIn(req))
  if (!asked.ok) return asked.refusal
  const { limit, before, ...filter } = asked.value
  const { entries, total, nextCursor } = await auditBefore(req.payload, filter, { limit, before })
  return Response.json({
    docs: entries,
    totalDocs: total,
    limit,
    hasNextPage: nextCursor !== null,
    nextCursor,
  })
})
