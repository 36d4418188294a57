import type { Endpoint, PayloadRequest } from 'payload'
import { currentRules } from '@/features/booking/settings/queries'
import { makeDraftLink, revokeDraftLink } from '@/features/publication/draft-link/mutations'
import { draftLinkEnd } from '@/features/publication/draft-link/queries'
import type { PublishedKind } from '@/features/publication/rules'
import { subjectSchema } from '@/features/publication/schedule/schema'
import { refuse } from '../refuse'
import { adminOnly, get, post, remove } from '../route'

const path = '/draft-link'

async function answer(req: PayloadRequest, subject: { kind: PublishedKind; id: string }, url?: string) {
  const [{ timezone }, expiresAt] = await Promise.all([
    currentRules(req.payload),
    draftLinkEnd(req, subject, new Date()),
  ])
  const status = url ? 201 : 200
  return Response.json({ timezone, expiresAt, url }, { status, headers: { 'Cache-Control': 'no-store' } })
}

const getDraftLink = get(path, adminOnly, subjectSchema, (req, subject) => answer(req, subject))

const postDraftLink = post(path, adminOnly, subjectSchema, async (req, subject) => {
  const url = await makeDraftLink(req, subject, new Date())
  if (url) return answer(req, subject, url)
  return refuse(404, 'This document no longer exists.', 'id')
})

const deleteDraftLink = remove(path, adminOnly, subjectSchema, async (req, subject) => {
  await revokeDraftLink(req, subject)
  return answer(req, subject)
})

export const draftLinkEndpoints: Endpoint[] = [getDraftLink, postDraftLink, deleteDraftLink]
