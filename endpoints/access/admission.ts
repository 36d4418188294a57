import { createLocalReq, type Payload, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import { payloadInstance } from '@/cms/payload'
import { sessionToken } from '@/features/account/session/cookie'
import { pageRequest } from '@/features/account/session/page-request'
import { noteUse } from '@/features/keys/mutations'
import { userOfKey } from '@/features/keys/queries'
import { keyOf } from '@/features/keys/rules'
import { sentKey } from '@/features/keys/token'
import { isAdmin } from '@/features/role/queries'
import type { Admission } from '@/lib/http/guard'
import { forbidden } from '@/lib/http/problem'
import { hasMethodOverride } from '@/lib/http/request-marks'
import { contractAt } from '../openapi/contracts'
import { keyRefusal, wrongKey } from './keys'

const operations: [
  method: string,
  path: string,
  pattern: RegExp,
  operation: 'create' | 'update' | 'delete',
][] = [
  ['post', '/', /^$/, 'create'],
  ['post', '/:id/duplicate', /^\/[^/]+\/duplicate$/, 'create'],
  ['patch', '/', /^$/, 'update'],
  ['patch', '/:id', /^\/[^/]+$/, 'update'],
  ['post', '/versions/:id', /^\/versions\/[^/]+$/, 'update'],
  ['delete', '/', /^$/, 'delete'],
  ['delete', '/:id', /^\/[^/]+$/, 'delete'],
]

interface Found {
  rule: (args: { req: PayloadRequest; id?: string }) => unknown
  id?: string
}

const isReplaced = (endpoints: SanitizedCollectionConfig['endpoints'], method: string, path: string) =>
  (endpoints || []).filter((endpoint) => endpoint.method === method && endpoint.path === path).length > 1

function ruleOfCollection(payload: Payload, method: string, path: string): Found | undefined {
  const [, slug = '', rest = ''] = /^\/api\/([^/]+)(.*?)\/?$/.exec(path) ?? []
  const { config } = Object.entries(payload.collections).find(([name]) => name === slug)?.[1] ?? {}
  const [, own = '', , operation] =
    operations.find(([verb, , pattern]) => verb === method && pattern.test(rest)) ?? []
  if (!config || !operation) return undefined
  // Our endpoints at Payload's paths check their own rule. None of them is for callers who are signed out.
  if (isReplaced(config.endpoints, method, own)) return { rule: ({ req }) => req.user !== null }
  // Payload's rules for these read the body. Only editors need them.
  if (slug.startsWith('payload-')) return { rule: ({ req }) => isAdmin(req) }
  const id = own === '/:id' ? rest.slice(1) : undefined
  return { rule: config.access[operation], ...(id ? { id } : {}) }
}

function ruleFor(payload: Payload, method: string, path: string): Found | undefined {
  // The CMS checks document permissions itself.
  if (method === 'post' && /^\/api\/(globals\/)?[^/]+\/access(\/[^/]*)?$/.test(path))
    return { rule: ({ req }) => isAdmin(req) }
  const slug = /^\/api\/globals\/([^/]+)(?:\/versions\/[^/]+)?\/?$/.exec(path)?.[1]
  if (!slug) return ruleOfCollection(payload, method, path)
  const global = method === 'post' && payload.globals.config.find((each) => each.slug === slug)
  return global ? { rule: global.access.update } : undefined
}

async function refusalByRule(req: PayloadRequest, request: Request): Promise<Response | undefined> {
  // A query in the body of a POST. Access is checked later.
  if (request.method === 'POST' && hasMethodOverride(request)) return undefined
  const found = ruleFor(req.payload, request.method.toLowerCase(), new URL(request.url).pathname)
  if (!found) return undefined
  const allowed = await found.rule({ req, ...(found.id ? { id: found.id } : {}) })
  return allowed === false ? forbidden('You are not allowed to perform this action.') : undefined
}

/** A program with an API key. Payload's own calls are closed to it. */
async function admitKey(request: Request): Promise<Admission> {
  const payload = await payloadInstance()
  const user = await userOfKey(payload, request.headers)
  const key = keyOf(user)
  if (!user || !key) return { editor: undefined, key: { id: undefined }, refuse: async () => wrongKey() }
  const req = await createLocalReq({ user }, payload)
  await noteUse(req, key, request.headers)
  const { pathname } = new URL(request.url)
  const contract = contractAt(payload.config, request.method, pathname)
  return {
    editor: (await isAdmin(req)) ? user.id : undefined,
    key: { id: key.id },
    refuse: async () => keyRefusal(user, contract),
  }
}

/** Checks access before Payload parses the body. */
export async function admit(request: Request): Promise<Admission> {
  if (sentKey(request.headers)) return admitKey(request)
  if (!sessionToken(request.headers))
    return {
      editor: undefined,
      refuse: async () => refusalByRule(await pageRequest(request.headers), request),
    }
  const req = await pageRequest(request.headers)
  const isEditor = await isAdmin(req)
  return { editor: isEditor ? req.user?.id : undefined, refuse: () => refusalByRule(req, request) }
}
