import { APIError, type Endpoint, restoreVersionOperation } from 'payload'
import type { PublishedKind } from '@/features/publication/rules'
import { isAdmin } from '@/features/role/queries'
import { forbidden } from '@/lib/http/problem'
import { isUuid } from '@/lib/validation/uuid'

/** Replaces Payload's POST /api/<collection>/versions/:id, which publishes the version. 200, 403, 404. */
export const restoreAsDraft = (kind: PublishedKind): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    if (!(await isAdmin(req))) return forbidden('You are not allowed to perform this action.')
    const id = String(req.routeParams?.id ?? '')
    if (!isUuid(id)) throw new APIError('There is no such version.', 404, { code: 'not_found' }, true)
    const collection = req.payload.collections[kind]
    const doc = await restoreVersionOperation({
      collection,
      id,
      draft: true,
      depth: 0,
      overrideAccess: false,
      req,
    })
    return Response.json({ ...doc, message: 'Restored as a draft. Publish it to make it public.' })
  },
})
