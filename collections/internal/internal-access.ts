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
import { forbidden } from '@/lib/http/problem'
import { isUuid } from '@/lib/validation/uuid'
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

/** Each save of a form deletes its lock and makes a new one: who renews or releases one that is gone has nothing to do. */
const withoutGone = (endpoint: Endpoint): Endpoint => {
  if (endpoint.method !== 'delete' && endpoint.method !== 'patch') return endpoint
  const gone = () => Response.json({ message: 'The lock is gone.', docs: [], errors: [] })
  return {
    ...endpoint,
    handler: async (req) => {
      try {
        const answer = await endpoint.handler(req)
        if (answer.status !== 400) return answer
        const { errors }: { errors?: { id?: unknown }[] } = await answer.clone().json()
        const isGone =
          errors?.length &&
          (await areGone(
            req,
            errors.map(({ id }) => id),
          ))
        return isGone ? gone() : answer
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
