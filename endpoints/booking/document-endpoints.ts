import type { Endpoint, PayloadRequest } from 'payload'
import * as calls from '@/features/booking/calls'
import { patchBooking, removeBooking } from '@/features/booking/desk/document'
import { keyOf } from '@/features/keys/rules'
import { sentKey } from '@/features/keys/token'
import { isSuperAdmin, takesCalls } from '@/features/role/queries'
import type { StoredAnswer } from '@/lib/http/idempotency'
import { malformedVersion, staleWrite } from '@/lib/http/if-match'
import { type ApiError, forbidden, problem } from '@/lib/http/problem'
import { answer, type Refused } from '@/lib/http/reply'
import { endpoint, pathId, refuse } from '../route'
import { closedBooking } from './answers'

const notAllowed = () => forbidden('You are not allowed to perform this action.')
const notFound = () => refuse(404, 'Not Found')

const asked = (req: PayloadRequest) => {
  const depth = keyOf(req.user) ? '0' : req.searchParams.get('depth')
  return { id: pathId(req), depth: depth && /^\d$/.test(depth) ? Number(depth) : undefined }
}

const atStart = (error: ApiError): ApiError => ({ ...error, field: 'bookingDatetime' })

/** The 409 of a move, with the free times of the day. The wrong field is the one that a PATCH has. */
function startTaken({ status, body }: StoredAnswer): Refused {
  const { errors, ...day } = JSON.parse(body) as { errors: ApiError[] }
  return problem(status, errors.map(atStart), day)
}

const under = 'bookings'

const patchDocument = endpoint(
  calls.patchBooking,
  async (req, input) => {
    const { id, depth } = asked(req)
    if (!id) return notFound()
    const outcome = await patchBooking(req, input, { id, depth }, new Date())
    switch (outcome.kind) {
      case 'shown': {
        const { booking, undoUntil } = outcome
        const doc = undoUntil ? { ...booking, undoUntil: undoUntil.toISOString() } : booking
        return answer(200, { doc: { ...doc }, message: req.t('general:updatedSuccessfully') })
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
        return refuse(
          409,
          'This booking has changed since you opened it. Reload it to see its present time and status.',
        )
      case 'closed':
        return closedBooking('bookingDatetime')
      case 'refused':
        return problem(400, outcome.error.field === 'assignee' ? outcome.error : atStart(outcome.error))
      case 'answer':
        return startTaken(outcome.answer)
      case 'gone':
        throw new Error('Only visitors are too late for a change')
    }
  },
  under,
)

const deleteDocument = endpoint(
  calls.deleteBooking,
  async (req) => {
    const { id, depth } = asked(req)
    const outcome = id ? await removeBooking(req, { id, depth }) : undefined
    switch (outcome?.kind) {
      case 'shown':
        return answer(200, { doc: { ...outcome.booking }, message: req.t('general:deletedSuccessfully') })
      case 'stale':
        return problem(412, staleWrite)
      case 'malformed':
        return problem(400, malformedVersion)
      default:
        return notFound()
    }
  },
  under,
)

/** Refuses like Payload at the addresses of other collections: with 403, also signed-out callers. The call itself checks keys. */
const asDocument = (own: Endpoint, isAllowed: (req: PayloadRequest) => Promise<boolean>): Endpoint => ({
  ...own,
  handler: async (req) => (sentKey(req.headers) || (await isAllowed(req)) ? own.handler(req) : notAllowed()),
})

export const documentEndpoints = [
  asDocument(patchDocument, takesCalls),
  asDocument(deleteDocument, isSuperAdmin),
]
