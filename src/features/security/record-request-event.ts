import type { Payload } from 'payload'
import { payloadInstance } from '@/cms/payload'
import { sessionToken } from '@/features/account/session/cookie'
import { findSession } from '@/features/account/session/queries'
import { clientAddress } from '@/lib/http/client-address'
import type { Notice } from '@/lib/http/guard'
import { log } from '@/lib/log'
import type { NoticedEvent } from './event-kinds'
import { pathGroup } from './events/grouping'
import { recordSecurityEvent } from './record-event'

const events: Record<Notice, Pick<NoticedEvent, 'type' | 'category' | 'severity' | 'message'>> = {
  foreign_origin: {
    type: 'csrf_violation',
    category: 'csrf',
    severity: 'high',
    message: 'A request from another site was refused',
  },
  limit_reached: {
    type: 'rate_limit_hit',
    category: 'rate_limit',
    severity: 'medium',
    message: 'Too many requests from one client',
  },
  denied: {
    type: 'auth_attempt',
    category: 'access',
    severity: 'low',
    message: 'A request was refused for want of rights',
  },
  invalid_input: {
    type: 'validation_error',
    category: 'input',
    severity: 'low',
    message: 'A form was refused for wrong input',
  },
}

const MAX_FIELDS = 20
const FIELD = /^[\w.-]{1,60}$/
const DOCUMENT = /^\/api\/(?:globals\/)?([^/]+)(?:\/[0-9a-f-]{36})?$/

/** Asked while someone types, also in the middle of a word, or to try out what was typed. */
const previews = new Set(['/api/preview-mail-text', '/api/newsletter-preview', '/api/send-mail-text-test'])

/** A document's save is not a form. */
const isDocument = (payload: Payload, path: string) => {
  const slug = DOCUMENT.exec(path)?.[1]
  return slug !== undefined && (slug in payload.collections || path.startsWith('/api/globals/'))
}

/** These endpoints record their own failures in more detail. */
const recordsItself = (path: string, userId: string | undefined) =>
  path === '/api/users/login' || (path === '/api/reauthenticate' && userId !== undefined)

const formOf = (path: string) =>
  path
    .replace(/^\/api\//, '')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
    .slice(0, 100)

const names = new WeakMap<Payload, ReadonlySet<string>>()

function namesUnderApi(payload: Payload): ReadonlySet<string> {
  const { collections, globals, endpoints } = payload.config
  const found =
    names.get(payload) ??
    new Set([
      ...[...collections, ...globals].map(({ slug }) => slug),
      ...endpoints.map(({ path }) => path.split('/')[1] ?? ''),
    ])
  names.set(payload, found)
  return found
}

async function signedInId(payload: Payload, { headers }: Request): Promise<string | undefined> {
  const token = sessionToken(headers)
  return token ? (await findSession(payload, token))?.userId : undefined
}

async function keep(payload: Payload, notice: Notice, request: Request, fields: readonly string[]) {
  const path = new URL(request.url).pathname
  if (notice === 'invalid_input' && (previews.has(path) || isDocument(payload, path))) return
  const details = {
    method: request.method,
    path: path.slice(0, 200),
    origin: request.headers.get('origin')?.slice(0, 200) ?? null,
    // Only names of fields, never typed values.
    ...(notice === 'invalid_input'
      ? { form: formOf(path), fields: fields.filter((field) => FIELD.test(field)).slice(0, MAX_FIELDS) }
      : {}),
  }
  const group = `${request.method} ${pathGroup(path, namesUnderApi(payload))}`
  const ipAddress = clientAddress(request.headers)
  const userId = await signedInId(payload, request).catch(() => undefined)
  if (notice === 'denied' && recordsItself(path, userId)) return
  recordSecurityEvent(payload, { ...events[notice], userId, ipAddress, group, details })
}

/** Records what the guard noticed as a security event. Never waits or fails. */
export function recordRequestEvent(notice: Notice, request: Request, fields: readonly string[] = []): void {
  payloadInstance()
    .then((payload) => keep(payload, notice, request, fields))
    .catch((error: unknown) => log.error({ err: error }, 'security event was not kept'))
}
