import * as calls from '@/features/listing-order/calls'
import { moveEntries } from '@/features/listing-order/mutations'
import { answer } from '@/lib/http/reply'
import { endpoint, refuse } from '../route'

/**
 * POST /api/reorder: replaces Payload's, which trusts sort keys from the browser. 200, 400, 401, 403, 404.
 */
export const postReorder = endpoint(calls.reorder, async (req, input) => {
  const { collectionSlug, docsToMove: ids, newKeyWillBe, target } = input
  const side = newKeyWillBe === 'greater' ? 'after' : 'before'
  const outcome = await moveEntries(req, collectionSlug, { ids, target: target.id, side })
  if (outcome === 'moved') return answer(200, { success: true })
  return refuse(404, 'An entry in this list no longer exists. Reload the list.', 'target')
})
