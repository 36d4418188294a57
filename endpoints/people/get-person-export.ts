import type { Endpoint } from 'payload'
import { personHtml } from '@/features/person/export'
import { personRecords } from '@/features/person/records'
import { personExportSchema } from '@/features/person/schema'
import { recordExport } from '@/features/security/record-export'
import { parseInput } from '@/lib/http/parse'
import { recentlyAuthenticated } from '../access/recently-authenticated'
import { superAdminOnly } from '../access/super-admin-only'

/** GET /api/people/export?email=&format=json|html: all that is stored about a person, for super admins. */
export const getPersonExport: Endpoint = {
  path: '/people/export',
  method: 'get',
  handler: superAdminOnly(
    recentlyAuthenticated(async (req) => {
      const asked = parseInput(personExportSchema, Object.fromEntries(req.searchParams))
      if (!asked.ok) return asked.refusal
      const { email, format } = asked.value
      const records = await personRecords(req, email)
      await recordExport(req, 'person', { format })
      const now = new Date()
      const isHtml = format === 'html'
      const body = isHtml
        ? personHtml(email, records, now)
        : JSON.stringify({ email, exportedAt: now.toISOString(), ...records }, null, 2)
      return new Response(body, {
        headers: {
          'content-type': isHtml ? 'text/html; charset=utf-8' : 'application/json',
          'content-disposition': `attachment; filename="person-${now.toISOString().slice(0, 10)}.${format}"`,
          'cache-control': 'private, no-store',
        },
      })
    }),
  ),
}
