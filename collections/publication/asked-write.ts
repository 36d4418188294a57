import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type PayloadRequest,
  type Where,
} from 'payload'
import { keyLabelIn } from '@/features/keys/rules'
import { type AskedWrite, asksToTakeDown, type PublishedKind } from '@/features/publication/rules'
import { isAdmin } from '@/features/role/queries'
import type { Config } from '@/payload-types'

const storedKey = (slug: string, id: string | number) => `stored:${slug}:${id}`

/** The stored row. Payload passes the newest version to hooks, which may be a draft. */
export async function readStored<Kind extends PublishedKind>(
  req: PayloadRequest,
  slug: Kind,
  id: string | number,
): Promise<Config['collections'][Kind] | undefined> {
  const doc = await req.payload.findByID({
    collection: slug,
    id: String(id),
    depth: 0,
    overrideAccess: true,
    showHiddenFields: true,
    disableErrors: true,
    trash: true,
    req,
  })
  req.context[storedKey(slug, id)] = doc
  return (doc ?? undefined) as Config['collections'][Kind] | undefined
}

export const storedBefore = <Doc extends object>(
  req: PayloadRequest,
  slug: string,
  id: string | number,
): Doc | undefined => (req.context[storedKey(slug, id)] as Doc | null | undefined) ?? undefined

interface Args {
  id?: string | number
  where?: Where
  draft?: boolean
  autosave?: boolean
  data?: { status?: unknown; _status?: unknown; savedIn?: unknown }
  duplicateFromID?: unknown
  overrideAccess?: boolean
  unpublishAllLocales?: boolean | string
}

const keyOf = (slug: string) => `publication:${slug}`

export const askedOf = (req: PayloadRequest, slug: string): AskedWrite | undefined =>
  req.context[keyOf(slug)] as AskedWrite | undefined

export const isDraftSave = (req: PayloadRequest, slug: string): boolean => askedOf(req, slug)?.draft === true

export const isTakenDown = (req: PayloadRequest, slug: string): boolean =>
  askedOf(req, slug)?.takesDown === true

async function hasWaitingDraft(req: PayloadRequest, slug: string, { id, where }: Args): Promise<boolean> {
  const asked = id === undefined ? where : { id: { equals: id } }
  if (!asked) return false
  const { totalDocs } = await req.payload.find({
    collection: slug as CollectionSlug,
    where: { and: [asked, { _status: { equals: 'draft' } }] },
    draft: true,
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

const plainWrite = { draft: false, autosave: false, copy: false, restored: false, takesDown: false }

/** Later hooks also see fields of the stored document, so this hook stores the request's own. */
export const rememberAsked: CollectionBeforeOperationHook = async ({ args, operation, collection, req }) => {
  const { id, draft, autosave, data, duplicateFromID } = args as Args
  const write = String(operation)
  const remember = (asked: Partial<AskedWrite>) => {
    req.context[keyOf(collection.slug)] = { ...plainWrite, ...asked } satisfies AskedWrite
  }
  if (write === 'restoreVersion') {
    if (!draft) throw new APIError('An older version is restored as a draft.', 400, { code: 'invalid' }, true)
    remember({ draft: true, restored: true, version: String(id) })
  }
  if (write !== 'create' && write !== 'update') return args
  const publishes = write === 'update' && data?._status === 'published'
  const takesDown =
    write === 'update' &&
    !draft &&
    asksToTakeDown(data ?? {}) &&
    (await hasWaitingDraft(req, collection.slug, args as Args))
  const isDraft = draft === true && !publishes
  remember({
    draft: isDraft,
    autosave: isDraft && autosave === true,
    copy: duplicateFromID !== undefined && duplicateFromID !== null,
    takesDown,
    status: data?.status,
    _status: data?._status,
  })
  return {
    ...args,
    // Else a save by a program would carry the form of the save before it, or name an API key.
    data: data && {
      ...data,
      savedIn: typeof data.savedIn === 'string' && !keyLabelIn(data.savedIn) ? data.savedIn : null,
    },
    // An autosave overwrites the latest version. A publication gets its own version.
    autosave: isDraft && autosave === true,
    // Makes Payload check only this write's fields. Callers cannot set it, because it skips other checks.
    unpublishAllLocales: takesDown,
  }
}

/** Only editors read drafts. Other callers get the published text. */
export const draftsForEditors: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { draft, overrideAccess } = args as Args
  if (operation !== 'read' || !draft || overrideAccess || (await isAdmin(req))) return args
  return { ...args, draft: false }
}
