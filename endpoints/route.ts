import type { Endpoint, PayloadRequest, TypedUser } from 'payload'
import type { z } from 'zod'
import { isAdmin, isSuperAdmin, takesCalls } from '@/features/role/queries'
import { parseBody, parseInput } from '@/lib/http/parse'
import { codeForStatus, forbidden, problem, unauthenticated } from '@/lib/http/problem'
import { limitHeaders } from '@/lib/rate-limit/headers'
import type { LimitVerdict } from '@/lib/rate-limit/limiter'
import { isUuid } from '@/lib/validation/uuid'

export const refuse = (status: number, message: string, field?: string, extra: object = {}): Response =>
  problem(status, { message, code: codeForStatus(status), ...(field ? { field } : {}) }, extra)

export const tooMany = (message: string, verdict: LimitVerdict): Response =>
  problem(429, { message, code: 'rate_limited' }, {}, limitHeaders(verdict))

export type Handle<User = TypedUser> = (req: PayloadRequest, user: User) => Promise<Response>
export type Access<User = TypedUser> = (handle: Handle<User>) => Endpoint['handler']

export const anyone: Access<TypedUser | null> = (handle) => async (req) => handle(req, req.user)

export const signedInOnly: Access = (handle) => async (req) =>
  req.user ? handle(req, req.user) : unauthenticated()

/** 401 to signed-out callers, 403 to others who are not allowed. */
export const only =
  (isAllowed: (req: PayloadRequest) => Promise<boolean>, message?: string): Access =>
  (handle) =>
    signedInOnly(async (req, user) => ((await isAllowed(req)) ? handle(req, user) : forbidden(message)))

export const adminOnly = only(isAdmin, 'Administrator access required.')
/** Super admins, and admins who take calls. */
export const callTakerOnly = only(takesCalls)
export const superAdminOnly = only(isSuperAdmin)

type WithInput<Schema extends z.core.$ZodType, User> = (
  req: PayloadRequest,
  input: z.core.output<Schema>,
  user: User,
) => Promise<Response>

/** Without empty parameters, which forms send. */
const queryOf = ({ searchParams }: PayloadRequest) =>
  Object.fromEntries([...searchParams].filter(([, value]) => value !== ''))

/** The id in the path. Empty if it is none. */
export function pathId({ routeParams }: PayloadRequest): string {
  const id = routeParams?.id
  return isUuid(id) ? id : ''
}

function route(method: Endpoint['method']) {
  function endpoint<User>(path: string, access: Access<User>, handle: Handle<User>): Endpoint
  /** The JSON body, or the query of a GET, is checked after access. 400 names each wrong field. */
  function endpoint<User, Schema extends z.core.$ZodType>(
    path: string,
    access: Access<User>,
    schema: Schema,
    handle: WithInput<Schema, User>,
  ): Endpoint
  function endpoint<User, Schema extends z.core.$ZodType>(
    path: string,
    access: Access<User>,
    ...rest: [Handle<User>] | [Schema, WithInput<Schema, User>]
  ): Endpoint {
    const handler = access(async (req, user) => {
      if (rest.length === 1) return rest[0](req, user)
      const input = method === 'get' ? parseInput(rest[0], queryOf(req)) : await parseBody(req, rest[0])
      return input.ok ? rest[1](req, input.value, user) : input.refusal
    })
    return { path, method, handler }
  }
  return endpoint
}

export const get = route('get')
export const post = route('post')
export const patch = route('patch')
export const remove = route('delete')
