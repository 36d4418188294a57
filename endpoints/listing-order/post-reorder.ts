import type { Endpoint } from 'payload'
import { moveEntries } from '@/features/listing-order/mutations'
import { reorderSchema } from '@/features/listing-order/schema'
import { parseBody } from '@/lib/http/parse'
import { problem } from '@/lib/http/problem'
import { adminOnly } from '../access/admin-only'

/**
 * POST /api/reorder: replaces Payload's, which trusts sort keys from the browser. 200, 400, 401, 403, 404.
 */
export const postReorder: Endpoint = {
  path: '/reorder',
  method: 'post',
  handler: adminOnly(async (req) => {
    const input = await parseBody(req, reorderSchema)
    if (!input.ok) return input.refusal
    const { collectionSlug, docsToMove: ids, newKeyWillBe, target } = input.value
    const side = newKeyWillBe === 'greater' ? 'after' : 'before'
    const outcome = await moveEntries(req, collectionSlug, { ids, target: target.id, side })
    if (outcome === 'moved') return Response.json({ success: true })
    return problem(404, {
      message: 'An entry of this list is not there any more. Load the list again.',
      code: 'not_found',
      field: 'target',
    })
  }),
}
