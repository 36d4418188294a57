import type { Endpoint, PayloadRequest } from 'payload'
import { currentRules } from '@/features/booking/settings/queries'
import { makeDraftLink, revokeDraftLink } from '@/features/publication/draft-link/mutations'
import { draftLinkEnd } from '@/features/publication/draft-link/queries'
import type { PublishedKind } from '@/features/publication/rules'
import { callOff, type PlanRefusal, plan } from '@/features/publication/schedule/mutations'
import { plannedFor } from '@/features/publication/schedule/queries'
import { callOffSchema, planSchema, subjectSchema } from '@/features/publication/schedule/schema'
import { inTransaction } from '@/lib/db/transaction'
import { problem } from '@/lib/http/problem'
import { adminOnly, get, post, refuse, remove } from '../route'

const draftLinkPath = '/draft-link'

async function linkAnswer(req: PayloadRequest, subject: { kind: PublishedKind; id: string }, url?: string) {
  const [{ timezone }, expiresAt] = await Promise.all([
    currentRules(req.payload),
    draftLinkEnd(req, subject, new Date()),
  ])
  const status = url ? 201 : 200
  return Response.json({ timezone, expiresAt, url }, { status, headers: { 'Cache-Control': 'no-store' } })
}

const getDraftLink = get(draftLinkPath, adminOnly, subjectSchema, (req, subject) => linkAnswer(req, subject))

const postDraftLink = post(draftLinkPath, adminOnly, subjectSchema, async (req, subject) => {
  const url = await makeDraftLink(req, subject, new Date())
  if (url) return linkAnswer(req, subject, url)
  return refuse(404, 'This document no longer exists.', 'id')
})

const deleteDraftLink = remove(draftLinkPath, adminOnly, subjectSchema, async (req, subject) => {
  await revokeDraftLink(req, subject)
  return linkAnswer(req, subject)
})

const path = '/publication-schedule'

async function answer(req: PayloadRequest, subject: { kind: PublishedKind; id: string }, status = 200) {
  const [{ timezone }, planned] = await Promise.all([currentRules(req.payload), plannedFor(req, subject)])
  return Response.json({ timezone, planned }, { status, headers: { 'Cache-Control': 'no-store' } })
}

function refusal(refused: PlanRefusal): Response {
  if (refused === 'unknown') return refuse(404, 'This document no longer exists.', 'id')
  if (refused === 'past') return refuse(400, 'Choose a time in the future.', 'time')
  if (refused === 'too far') return refuse(400, 'Please choose a day within a year.', 'date')
  if ('skipped' in refused) return refuse(400, refused.skipped, 'time')
  return problem(
    409,
    refused.invalid.map((obstacle) => ({ ...obstacle, code: 'conflict' })),
  )
}

const getSchedule = get(path, adminOnly, subjectSchema, (req, subject) => answer(req, subject))

const postSchedule = post(path, adminOnly, planSchema, async (req, input) => {
  const { timezone: zone } = await currentRules(req.payload)
  const outcome = await plan(req, { ...input, zone, now: new Date() })
  return outcome === 'planned' ? answer(req, input, 201) : refusal(outcome)
})

const deleteSchedule = remove(path, adminOnly, callOffSchema, async (req, input) => {
  const { kind, id, action } = input
  const gone = await inTransaction(req, (own) => callOff(own, { kind, id, actions: [action] }))
  if (gone > 0) return answer(req, { kind, id })
  return refuse(404, 'This is no longer planned.', 'action')
})

export const publicationEndpoints: Endpoint[] = [
  getSchedule,
  postSchedule,
  deleteSchedule,
  getDraftLink,
  postDraftLink,
  deleteDraftLink,
]
