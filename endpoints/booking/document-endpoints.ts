import type { Endpoint, PayloadRequest } from 'payload'
import { bookingChangeSchema } from '@/features/booking/change/schema'
import { patchBooking, removeBooking } from '@/features/booking/desk/document'
import { isSuperAdmin, takesCalls } from '@/features/role/queries'
import type { StoredAnswer } from '@/lib/http/idempotency'
import { malformedVersion, staleWrite } from '@/lib/http/if-match'
import { parseBody } from '@/lib/http/parse'
import { type ApiError, forbidden, problem } from '@/lib/http/problem'
import { pathId } from '../route'

/** These answer as Payload answers for other collections: 403 to signed-out callers, too, and `{doc, message}`. */
const notAllowed = () => forbidden('You are not allowed to perform this action.')
const notFound = () => problem(404, { code: 'not_found', message: 'Not Found' })

const asked = (req: PayloadRequest) => {
  const depth = req.searchParams.get('depth')
  return { id: pathId(req), depth: depth && /^\d$/.test(depth) ? Number(depth) : undefined }
}

const atStart = (error: ApiError): ApiError => ({ ...error, field: 'bookingDatetime' })

/** The 409 of a move, with the free times of the day. The wrong field is the one that a PATCH has. */
function startTaken({ status, body }: StoredAnswer): Response {
  const { errors, ...day } = JSON.parse(body) as { errors: ApiError[] }
  return problem(status, errors.map(atStart), day)
}

/** PATCH /api/bookings/:id: what the desk changes. A new start is checked like that of a move. */
const patchDocument: Omit<Endpoint, 'root'> = {
  path: '/:id',
  method: 'patch',
  handler: async (req) => {
    if (!(await takesCalls(req))) return notAllowed()
    const input = await parseBody(req, bookingChangeSchema)
    if (!input.ok) return input.refusal
    const { id, depth } = asked(req)
    if (!id) return notFound()
    const outcome = await patchBooking(req, input.value, { id, depth }, new Date())
    switch (outcome.kind) {
      case 'shown': {
        const { booking, undoUntil } = outcome
        const doc = undoUntil ? { ...booking, undoUntil: undoUntil.toISOString() } : booking
        return Response.json({ doc, message: req.t('general:updatedSuccessfully') })
      }
      case 'unknown':
        return notFound()
      case 'forbidden':
        return notAllowed()
      case 'stale':
        return problem(412, staleWrite)
      case 'malformed':
        return problem(400, malformedVersion)
      case 'outdated':
        return problem(409, {
          code: 'conflict',
          message:
            'This booking has changed since you opened it. Reload it to see its present time and status.',
        })
      case 'closed':
        return problem(409, {
          field: 'bookingDatetime',
          code: 'conflict',
          message: 'Only pending and confirmed bookings can be moved. Set this one back to pending first.',
        })
      case 'refused':
        return problem(400, atStart(outcome.error))
      case 'answer':
        return startTaken(outcome.answer)
      case 'gone':
        throw new Error('Only visitors are too late for a change')
    }
  },
}

/** DELETE /api/bookings/:id. The visitor of a call that was to come hears that it is cancelled. */
const deleteDocument: Omit<Endpoint, 'root'> = {
  path: '/:id',
  method: 'delete',
  handler: async (req) => {
    if (!(await isSuperAdmin(req))) return notAllowed()
    const { id, depth } = asked(req)
    const outcome = id ? await removeBooking(req, { id, depth }) : undefined
    switch (outcome?.kind) {
      case 'shown':
        return Response.json({ doc: outcome.booking, message: req.t('general:deletedSuccessfully') })
      case 'stale':
        return problem(412, staleWrite)
      case 'malformed':
        return problem(400, malformedVersion)
      default:
        return notFound()
    }
  },
}

export const documentEndpoints = [patchDocument, deleteDocument]
