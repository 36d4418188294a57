import { referenceProblems } from '@/features/blog/writing/queries'
import { referencesSchema } from '@/features/blog/writing/schema'
import { adminOnly, post } from '../route'

/** POST /api/check-references {references}: 200 {problems}. For admins: 401, 403. */
export const postCheckReferences = post(
  '/check-references',
  adminOnly,
  referencesSchema,
  async (req, input) => Response.json({ problems: await referenceProblems(req, input.references) }),
)
