import type { RelationshipFieldManyValidation } from 'payload'
import { relationship } from 'payload/shared'
import { isUuid } from '@/lib/validation/uuid'

/** Each host is there, and named once. */
export const knownHosts: RelationshipFieldManyValidation = async (value, options) => {
  const valid = await relationship(value, options)
  if (valid !== true || !Array.isArray(value) || value.length === 0) return valid
  const ids = value.map(String)
  if (new Set(ids).size < ids.length) return 'Name each host once'
  const { totalDocs } = ids.every(isUuid)
    ? await options.req.payload.count({
        collection: 'hosts',
        where: { id: { in: ids } },
        overrideAccess: true,
        req: options.req,
      })
    : { totalDocs: 0 }
  return totalDocs === ids.length || 'One of these hosts no longer exists'
}
