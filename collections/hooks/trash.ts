import type { CollectionBeforeOperationHook } from 'payload'
import { isPublishedKind } from '@/features/publication/rules'
import { isAdmin } from '@/features/role/queries'
import { trashKinds } from '@/features/trash/jobs'
import { eachCollection, withHooks } from '../plugins'

interface Args {
  data?: Record<string, unknown>
  trash?: boolean
  overrideAccess?: boolean
}

/**
 * Moving a document to the trash changes nothing else, at the server's own time, and ends its publication. Only editors see what
 * is in the trash.
 */
const guardTrash: CollectionBeforeOperationHook = async ({ args, operation, collection, req }) => {
  const { data, trash, overrideAccess } = args as Args
  if (trash && !overrideAccess && !(await isAdmin(req))) return { ...args, trash: false }
  if (!data?.deletedAt || req.payloadAPI !== 'REST') return args
  const { deletedAt: _asked, ...rest } = data
  if (operation !== 'update') return { ...args, data: rest }
  const unpublished = isPublishedKind(collection.slug) ? { _status: 'draft' } : {}
  return { ...args, draft: false, data: { deletedAt: new Date().toISOString(), ...unpublished } }
}

const isTrashKind = (slug: string): boolean => (trashKinds as readonly string[]).includes(slug)

/** Must follow the plugin of drafts, whose hooks then run later. */
export const trashForEditors = eachCollection((collection) =>
  isTrashKind(collection.slug)
    ? withHooks({ ...collection, trash: true }, { first: { beforeOperation: [guardTrash] } })
    : collection,
)
