import type { Endpoint, PayloadRequest } from 'payload'
import { currentRules } from '@/features/booking/settings/queries'
import { keyOf } from '@/features/keys/rules'
import * as calls from '@/features/publication/calls'
import { makeDraftLink, revokeDraftLink } from '@/features/publication/draft-link/mutations'
import { documentOfLink, draftLinkEnd } from '@/features/publication/draft-link/queries'
import { remarkLimits } from '@/features/publication/remark/limits'
import { closeRemarks, leaveRemark } from '@/features/publication/remark/mutations'
import { remarksAt, remarksOn } from '@/features/publication/remark/queries'
import type { PublishedKind } from '@/features/publication/rules'
import { callOff, type PlanRefusal, plan } from '@/features/publication/schedule/mutations'
import { plannedFor } from '@/features/publication/schedule/queries'
import { hashToken } from '@/lib/crypto/token'
import { inTransaction, postgresOf } from '@/lib/db/transaction'
import { clientAddress } from '@/lib/http/client-address'
import { forbidden, problem } from '@/lib/http/problem'
import { answer } from '@/lib/http/reply'
import { countClient } from '@/lib/rate-limit/count-client'
import { countAttempt } from '@/lib/rate-limit/limiter'
import { endpoint, refuse, tooMany } from '../route'

interface Document {
  kind: PublishedKind
  id: string
}

const unstored = { 'Cache-Control': 'no-store' }

async function linkState(req: PayloadRequest, subject: Document) {
  const [{ timezone }, expiresAt] = await Promise.all([
    currentRules(req.payload),
    draftLinkEnd(req, subject, new Date()),
  ])
  return { timezone, expiresAt }
}

async function schedule(req: PayloadRequest, subject: Document) {
  const [{ timezone }, planned] = await Promise.all([currentRules(req.payload), plannedFor(req, subject)])
  return { timezone, planned }
}

function refusal(refused: PlanRefusal) {
  if (refused === 'unknown') return refuse(404, 'This document no longer exists.', 'id')
  if (refused === 'past') return refuse(400, 'Choose a time in the future.', 'time')
  if (refused === 'too far') return refuse(400, 'Please choose a day within a year.', 'date')
  if ('skipped' in refused) return refuse(400, refused.skipped, 'time')
  return problem(
    409,
    refused.invalid.map((obstacle) => ({ ...obstacle, code: 'conflict' })),
  )
}

/** Keys reach articles alone. */
const keyRefusalFor = (req: PayloadRequest, { kind }: { kind: PublishedKind }) =>
  keyOf(req.user) && kind !== 'blogs' ? forbidden('API keys can plan articles only.') : undefined

const remarkEnded = () => refuse(404, 'This link does not work any more.', 'token')

/** A link whose document is in the trash shows nothing. */
async function isShown(req: PayloadRequest, token: string): Promise<boolean> {
  const shown = await documentOfLink(req.payload, token, new Date())
  if (!shown) return false
  const where = { id: { equals: shown.id } }
  const { totalDocs } = await req.payload.count({ collection: shown.kind, where, overrideAccess: true, req })
  return totalDocs > 0
}

export const publicationEndpoints: Endpoint[] = [
  endpoint(
    calls.readSchedule,
    async (req, subject) =>
      keyRefusalFor(req, subject) ?? answer(200, await schedule(req, subject), unstored),
  ),
  endpoint(calls.planPublication, async (req, input) => {
    const refused = keyRefusalFor(req, input)
    if (refused) return refused
    const { timezone: zone } = await currentRules(req.payload)
    const outcome = await plan(req, { ...input, zone, now: new Date() })
    return outcome === 'planned' ? answer(201, await schedule(req, input), unstored) : refusal(outcome)
  }),
  endpoint(calls.cancelPublication, async (req, input) => {
    const refused = keyRefusalFor(req, input)
    if (refused) return refused
    const { kind, id, action } = input
    const gone = await inTransaction(req, (own) => callOff(own, { kind, id, actions: [action] }))
    if (gone > 0) return answer(200, await schedule(req, { kind, id }), unstored)
    return refuse(404, 'This is no longer planned.', 'action')
  }),
  endpoint(calls.readDraftLink, async (req, subject) => answer(200, await linkState(req, subject), unstored)),
  endpoint(calls.makeDraftLink, async (req, subject) => {
    const url = await makeDraftLink(req, subject, new Date())
    if (url) return answer(201, { ...(await linkState(req, subject)), url }, unstored)
    return refuse(404, 'This document no longer exists.', 'id')
  }),
  endpoint(calls.revokeDraftLink, async (req, subject) => {
    await revokeDraftLink(req, subject)
    return answer(200, await linkState(req, subject), unstored)
  }),
  endpoint(calls.leaveRemark, async (req, { token, ...remark }) => {
    const { pool } = postgresOf(req.payload)
    const byNetwork = await countClient(pool, remarkLimits.network, { address: clientAddress(req.headers) })
    if (!byNetwork.allowed)
      return tooMany('Too many remarks came from your connection. Please try again later.', byNetwork)
    if (!(await isShown(req, token))) return remarkEnded()
    const byLink = await countAttempt(pool, remarkLimits.link, hashToken(token))
    if (!byLink.allowed)
      return tooMany('Too many remarks were left on this draft. Please try again later.', byLink)
    const outcome = await leaveRemark(req, token, remark)
    if (outcome === 'ended') return remarkEnded()
    if (outcome === 'full') return refuse(409, 'This draft has as many remarks as it can have.')
    return answer(201, { remarks: await remarksAt(req, token) }, unstored)
  }),
  endpoint(calls.readRemarks, async (req, subject) =>
    answer(200, { remarks: await remarksOn(req, subject, new Date()) }, unstored),
  ),
  endpoint(calls.closeRemarks, async (req, { remark, ...subject }) => {
    await closeRemarks(req, subject, remark)
    return answer(200, { remarks: await remarksOn(req, subject, new Date()) }, unstored)
  }),
]
