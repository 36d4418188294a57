import { personRecords } from '@/features/person/records'
import { personExportSchema } from '@/features/person/schema'
import { recordExport } from '@/features/security/record-export'
import { parseInput } from '@/lib/http/parse'
import { recentlyAuthenticated } from '../access/recently-authenticated'
import { get, superAdminOnly } from '../route'
import { exportFile } from './export-file'

/** GET /api/people/export?email=&format=json|html: all that is stored about a person, for super admins. */
export const getPersonExport = get('/people/export', recentlyAuthenticated(superAdminOnly), async (req) => {
  const asked = parseInput(personExportSchema, Object.fromEntries(req.searchParams))
  if (!asked.ok) return asked.refusal
  const { email, format } = asked.value
  const records = await personRecords(req, email)
  await recordExport(req, 'person', { format })
  return exportFile({ email, records, format })
})
