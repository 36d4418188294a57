import { randomBytes } from 'node:crypto'
import { admit } from '@endpoints/access/admission'
import config from '@payload-config'
import { createLocalReq, getPayload, handleEndpoints, type Payload, type PayloadRequest } from 'payload'
import { hashPassword } from '../../src/features/account/password/hash'
import { storePassword } from '../../src/features/account/password/mutations'
import type { Role } from '../../src/features/role/rules'
import { recordRequestEvent } from '../../src/features/security/record-request-event'
import { query, sql } from '../../src/lib/db/query'
import { postgresOf } from '../../src/lib/db/transaction'
import { withGuard } from '../../src/lib/http/guard'
import { stopJobs } from '../../src/lib/jobs/boss'
import { wrongMethod } from '../../src/patches/payload/errors/allowed-methods'
import { closePool } from '../../src/patches/payload/pool/pool'
import type { User } from '../../src/payload-types'
import { expectAsDescribed } from './contracts'

let started: Promise<Payload> | undefined

/** The application on this file's own database. */
export function site(): Promise<Payload> {
  started ??= getPayload({ config })
  return started
}

export async function closeSite(): Promise<void> {
  if (!started) return
  await stopJobs(2000)
  await closePool(postgresOf(await started).pool)
  started = undefined
  // Here Payload keeps its instance; the next file in this process has another database.
  const kept: unknown = Reflect.get(globalThis, '_payload')
  if (kept instanceof Map) kept.clear()
  // It merges the events of a busy minute, and files of tests are quick.
  Reflect.deleteProperty(globalThis, Symbol.for('quickwin.security-events'))
}

/** Runs a statement on this file's own database. @returns its rows */
export const runSql = async <Row extends Record<string, unknown>>(
  text: TemplateStringsArray,
  ...values: unknown[]
): Promise<Row[]> => query<Row>(await site(), sql(text, ...values))

export interface Visitor {
  /** Socket address as our server would see it; each caller its own, unless a test shares one. */
  address?: string
  cookie?: string
  headers?: Record<string, string>
}

export interface Answer<Body = unknown> {
  status: number
  body: Body
  headers: Headers
}

const ORIGIN = 'http://localhost:3000'
const someAddress = () => `10.${[...randomBytes(3)].join('.')}`

/** Bodies that are sent unchanged; everything else goes as JSON. */
const isPlain = (body: unknown): body is string | FormData | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array

const handle = withGuard(
  async (request: Request) => wrongMethod(await config, request, await handleEndpoints({ config, request })),
  { payload: site, admit, onNotice: recordRequestEvent },
)

export type Refused = { errors?: { message: string; code: string; field?: string }[] }

/** One HTTP request as in production (guard, access, handlers), without a socket. */
export async function call<Body = Refused & Record<string, unknown>>(
  method: string,
  path: string,
  { body, visitor = {} }: { body?: unknown; visitor?: Visitor } = {},
): Promise<Answer<Body>> {
  const response = await handle(
    new Request(`${ORIGIN}${path}`, {
      method,
      headers: {
        'x-client-address': visitor.address ?? someAddress(),
        'x-requested-with': 'XMLHttpRequest',
        origin: ORIGIN,
        // The boundary of a form with files is the platform's to say.
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(visitor.cookie ? { cookie: visitor.cookie } : {}),
        ...visitor.headers,
      },
      ...(body === undefined ? {} : { body: isPlain(body) ? body : JSON.stringify(body) }),
    }),
    undefined,
  )
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? true
  const { status, headers } = response
  const said: unknown = isJson && text ? JSON.parse(text) : text || null
  // A call that takes no API keys does not describe what it says to one.
  const isKeyRefused = visitor.headers?.authorization && (status === 401 || status === 403)
  if (!isKeyRefused) await expectAsDescribed(method, path, { status, body: said, isJson })
  return { status, headers, body: said as Body }
}

export const post = (path: string, visitor: Visitor, body: unknown) =>
  call('POST', `/api/${path}`, { visitor, body })

/** Makes an account that holds `roles`. */
export async function account(...roles: Role[]): Promise<{ user: User; email: string; password: string }> {
  const payload = await site()
  const email = `${randomBytes(6).toString('hex')}@example.com`
  const password = `Aa1-${randomBytes(9).toString('hex')}`
  const user = await payload.create({
    collection: 'users',
    data: { email, fullName: 'Test Person' },
    overrideAccess: true,
  })
  await storePassword(await createLocalReq({}, payload), user.id, await hashPassword(password))
  for (const role of roles) {
    await payload.create({ collection: 'user-roles', data: { user: user.id, role }, overrideAccess: true })
  }
  return { user, email, password }
}

export type Signed = Visitor & { user: User; email: string; password: string }

/** The cookie that an answer sets. Empty if there is none. */
export const cookieOf = ({ headers }: Pick<Answer, 'headers'>): string =>
  headers.get('set-cookie')?.split(';', 1)[0] ?? ''

export const signIn = <Body = Record<string, unknown>>(
  { email, password }: { email: string; password: string },
  more: object = {},
  visitor: Visitor = {},
) => call<Body & Refused>('POST', '/api/users/login', { body: { email, password, ...more }, visitor })

/** Makes an account and signs it in over HTTP. */
export async function signedIn(...roles: Role[]): Promise<Signed> {
  const made = await account(...roles)
  const answer = await signIn(made)
  const cookie = cookieOf(answer)
  if (answer.status !== 200 || !cookie) throw new Error(`Signing in failed with ${answer.status}`)
  return { ...made, cookie }
}

/** A request of a page, as someone. */
export const reqOf = async (visitor: Pick<Signed, 'user'> | undefined): Promise<PayloadRequest> =>
  createLocalReq(visitor ? { user: { ...visitor.user, collection: 'users' } } : {}, await site())

/** An admin who takes calls, signed in. */
export async function signedInCallTaker(): ReturnType<typeof signedIn> {
  const made = await signedIn('admin')
  await (await site()).update({
    collection: 'user-roles',
    where: { user: { equals: made.user.id } },
    data: { takesCalls: true },
    overrideAccess: true,
  })
  return made
}
