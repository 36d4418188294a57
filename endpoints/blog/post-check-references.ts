import type { Endpoint } from 'payload'
import { referenceProblems } from '@/features/blog/writing/queries'
import { referencesSchema } from '@/features/blog/writing/schema'
import { parseBody } from '@/lib/http/parse'
import { adminOnly } from '../access/admin-only'

/** POST /api/check-references {references}: 200 {problems}. For admins: 401, 403. */
export const postCheckReferences: Endpoint = {
  path: '/check-references',
  method: 'post',
  handler: adminOnly(async (req) => {
    const input = await parseBody(req, referencesSchema)
    if (!input.ok) return input.refusal
    return Response.json({ problems: await referenceProblems(req, input.value.references) })
  }),
}
