import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { APIError } from 'payload'
import type { AskedWrite } from '@/features/publication/rules'
import { isAdmin } from '@/features/role/queries'

interface Args {
  draft?: boolean
  data?: { status?: unknown; _status?: unknown }
  duplicateFromID?: unknown
  overrideAccess?: boolean
}

const keyOf = (slug: string) => `publication:${slug}`

/** What the present write of a collection asks for; undefined for collections without drafts. */
export const askedOf = (req: PayloadRequest, slug: string): AskedWrite | undefined =>
  req.context[keyOf(slug)] as AskedWrite | undefined

/** Whether the present write is a draft beside the stored document, which stays as it is. */
export const isDraftSave = (req: PayloadRequest, slug: string): boolean => askedOf(req, slug)?.draft === true

/** Later hooks see fields that were filled in from the stored document: what was asked for is known only here. */
export const rememberAsked: CollectionBeforeOperationHook = ({ args, operation, collection, req }) => {
  const { draft, data, duplicateFromID } = args as Args
  const write = String(operation)
  if (write === 'restoreVersion') {
    if (!draft) throw new APIError('An older version is restored as a draft.', 400, { code: 'invalid' }, true)
    req.context[keyOf(collection.slug)] = { draft: true, copy: false, restored: true } satisfies AskedWrite
  }
  if (write !== 'create' && write !== 'update') return args
  const publishes = write === 'update' && data?._status === 'published'
  req.context[keyOf(collection.slug)] = {
    draft: draft === true && !publishes,
    copy: duplicateFromID !== undefined && duplicateFromID !== null,
    restored: false,
    status: data?.status,
    _status: data?._status,
  } satisfies AskedWrite
  return args
}

/** Drafts are for editors: everybody else who asks for them is shown what is published. */
export const draftsForEditors: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { draft, overrideAccess } = args as Args
  if (operation !== 'read' || !draft || overrideAccess || (await isAdmin(req))) return args
  return { ...args, draft: false }
}
