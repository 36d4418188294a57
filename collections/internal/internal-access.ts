import { inArray } from '@payloadcms/db-postgres/drizzle'
import type {
  Access,
  CollectionAfterReadHook,
  CollectionConfig,
  Endpoint,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedConfig,
  SanitizedGlobalConfig,
  Where,
} from 'payload'
import { isAdmin } from '@/features/role/queries'
import { databaseOf } from '@/lib/db/transaction'
import { forbidden } from '@/lib/http/problem'
import { isUuid } from '@/lib/validation/uuid'
import { payload_locked_documents } from '@/payload-generated-schema'
import { adminsOnly, closed, denyAll } from '../access/rules'

type Rules = NonNullable<CollectionConfig['access']>

const sealed: Rules = { ...closed, unlock: denyAll }

/** An admin's own data in the editor. */
const ownOfAdmins: Access = async ({ req }): Promise<boolean | Where> => {
  if (!req.user || !(await isAdmin(req))) return false
  return { 'user.value': { equals: req.user.id }, 'user.relationTo': { equals: req.user.collection } }
}

/** An admin may take over a lock, but only for themselves and for the same document. */
const takesOverLock: Access = async ({ req, data }) => {
  if (!(await isAdmin(req))) return false
  const { user, ...rest } = (data ?? {}) as { user?: { relationTo?: unknown; value?: unknown } }
  return (
    Object.keys(rest).length === 0 &&
    user?.relationTo === req.user?.collection &&
    user?.value === req.user?.id
  )
}

const LOCKS = 'payload-locked-documents'

const rules: Record<string, Rules> = {
  [LOCKS]: { ...sealed, read: adminsOnly, update: takesOverLock, delete: ownOfAdmins },
  'payload-preferences': {
    ...sealed,
    create: adminsOnly,
    read: ownOfAdmins,
    update: ownOfAdmins,
    delete: ownOfAdmins,
  },
}

const handlerForAdmins =
  (handle: Endpoint['handler']): Endpoint['handler'] =>
  async (req: PayloadRequest) =>
    (await isAdmin(req)) ? handle(req) : forbidden()

const forTheCms = /^\/(access$|plugin-seo\/)/

/** Payload's endpoints by key run first and do not check the collection's access. */
const forAdmins = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  handler: handlerForAdmins(endpoint.handler),
})

/** Payload adds version endpoints to collections without versions. They fail with 500. */
function withoutVersionCalls(owner: SanitizedCollectionConfig | SanitizedGlobalConfig): void {
  if (owner.versions || !owner.endpoints) return
  owner.endpoints = owner.endpoints.filter(({ path }) => !path.startsWith('/versions'))
}

/** The CMS names the holder of a lock by email, which editors cannot read, or else by id. */
const nameForEmail: CollectionAfterReadHook = ({ doc }) => {
  const holder = doc.user?.value
  if (typeof holder === 'object' && holder) holder.email = holder.fullName || holder.email || 'A colleague'
  return doc
}

const areGone = async (req: PayloadRequest, ids: unknown[]): Promise<boolean> =>
  ids.every(isUuid) &&
  (await isAdmin(req)) &&
  (await req.payload.count({ collection: LOCKS, where: { id: { in: ids } }, req })).totalDocs === 0

/**
 * Renews the caller's own locks. Payload would write the lock's relations anew, and it and a save of the document could stop
 * each other in the database.
 */
async function renewOwn(req: PayloadRequest): Promise<Response> {
  if (!(await isAdmin(req))) return forbidden()
  const own: Where = {
    'user.value': { equals: req.user?.id },
    'user.relationTo': { equals: req.user?.collection },
  }
  const { docs } = await req.payload.find({
    collection: LOCKS,
    where: { and: [own, (req.query.where ?? {}) as Where] },
    depth: 0,
    overrideAccess: false,
    req,
  })
  const { id } = payload_locked_documents
  await databaseOf(req.payload)
    .update(payload_locked_documents)
    .set({ updatedAt: new Date().toISOString() })
    .where(
      inArray(
        id,
        docs.map((lock) => String(lock.id)),
      ),
    )
  return Response.json({ docs, errors: [] })
}

/** Each save of a form deletes its lock and makes a new one: who renews or releases one that is gone has nothing to do. */
const withoutGone = (endpoint: Endpoint): Endpoint => {
  if (endpoint.method === 'patch' && endpoint.path === '/') return { ...endpoint, handler: renewOwn }
  if (endpoint.method !== 'delete' && endpoint.method !== 'patch') return endpoint
  const gone = () => Response.json({ message: 'The lock is gone.', docs: [], errors: [] })
  return {
    ...endpoint,
    handler: async (req) => {
      try {
        const answer = await endpoint.handler(req)
        if (answer.status !== 400) return answer
        const { errors }: { errors?: { id?: unknown }[] } = await answer.clone().json()
        const failed = errors?.map(({ id }) => id) ?? []
        return failed.length > 0 && (await areGone(req, failed)) ? gone() : answer
      } catch (error) {
        if (!(await areGone(req, [req.routeParams?.id]))) throw error
        return gone()
      }
    },
  }
}

/** Applies the rules above. Internal collections without a rule are closed. */
export function withInternalAccess(config: SanitizedConfig): SanitizedConfig {
  for (const owner of [...config.collections, ...config.globals]) withoutVersionCalls(owner)
  for (const endpoint of config.endpoints) {
    const { handler } = endpoint
    if (forTheCms.test(endpoint.path)) endpoint.handler = handlerForAdmins(handler)
  }
  for (const collection of config.collections) {
    // Lists and filters have `status`.
    for (const field of collection.fields)
      if ('name' in field && field.name === '_status')
        field.admin = { ...field.admin, disableListColumn: true, disableListFilter: true }
    if (!collection.slug.startsWith('payload-')) continue
    Object.assign(collection.access, rules[collection.slug] ?? sealed)
    if (collection.endpoints) collection.endpoints = collection.endpoints.map(forAdmins)
    if (collection.slug !== LOCKS) continue
    collection.hooks.afterRead.push(nameForEmail)
    if (collection.endpoints) collection.endpoints = collection.endpoints.map(withoutGone)
  }
  return config
}
