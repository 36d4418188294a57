import type { Endpoint, PayloadRequest } from 'payload'
import { currentRules } from '@/features/booking/settings/queries'
import { makeDraftLink, revokeDraftLink } from '@/features/publication/draft-link/mutations'
import { draftLinkEnd } from '@/features/publication/draft-link/queries'
import type { PublishedKind } from '@/features/publication/rules'
import { subjectSchema } from '@/features/publication/schedule/schema'
import { parseBody, parseInput } from '@/lib/http/parse'
import { problem } from '@/lib/http/problem'
import { adminOnly } from '../access/admin-only'

const path = '/draft-link'

async function answer(req: PayloadRequest, subject: { kind: PublishedKind; id: string }, url?: string) {
  const [{ timezone }, expiresAt] = await Promise.all([
    currentRules(req.payload),
    draftLinkEnd(req, subject, new Date()),
  ])
  const status = url ? 201 : 200
  return Response.json({ timezone, expiresAt, url }, { status, headers: { 'Cache-Control': 'no-store' } })
}

/** GET /api/draft-link?kind=&id=: 200 {timezone, expiresAt}. */
const getDraftLink: Endpoint = {
  path,
  method: 'get',
  handler: adminOnly(async (req) => {
    const { kind, id } = req.query
    const input = parseInput(subjectSchema, { kind, id })
    return input.ok ? answer(req, input.value) : input.refusal
  }),
}

/** POST {kind, id}: 201 {timezone, expiresAt, url}, the only answer with the address. */
const postDraftLink: Endpoint = {
  path,
  method: 'post',
  handler: adminOnly(async (req) => {
    const input = await parseBody(req, subjectSchema)
    if (!input.ok) return input.refusal
    const url = await makeDraftLink(req, input.value, new Date())
    if (url) return answer(req, input.value, url)
    return problem(404, { message: 'This document does not exist any more.', code: 'not_found', field: 'id' })
  }),
}

/** DELETE {kind, id}: 200 as GET. */
const deleteDraftLink: Endpoint = {
  path,
  method: 'delete',
  handler: adminOnly(async (req) => {
    const input = await parseBody(req, subjectSchema)
    if (!input.ok) return input.refusal
    await revokeDraftLink(req, input.value)
    return answer(req, input.value)
  }),
}

export const draftLinkEndpoints: Endpoint[] = [getDraftLink, postDraftLink, deleteDraftLink]
