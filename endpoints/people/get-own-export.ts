import { ownRecords } from '@/features/person/own-data'
import { ownExportSchema } from '@/features/person/schema'
import { recordExport } from '@/features/security/record-export'
import { parseInput } from '@/lib/http/parse'
import { get, signedInOnly } from '../route'
import { exportFile } from './export-file'

/** GET /api/my-data/export?format=json|html: all that is stored about the address of the signed-in account. */
export const getOwnExport = get('/my-data/export', signedInOnly, async (req, user) => {
  const asked = parseInput(ownExportSchema, Object.fromEntries(req.searchParams))
  if (!asked.ok) return asked.refusal
  const records = await ownRecords(req, user)
  await recordExport(req, 'own_data', asked.value)
  return exportFile({ email: user.email, records, ...asked.value })
})
