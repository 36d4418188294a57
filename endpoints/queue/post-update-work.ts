import type { Endpoint } from 'payload'
import { updateWorkSchema } from '@/features/queue/schema'
import { updateWork } from '@/features/queue/update-work'
import { viewerOf } from '@/features/queue/visible'
import { workItem } from '@/features/queue/work-item'
import { malformedVersion, seenVersion, staleWrite } from '@/lib/http/if-match'
import { parseBody } from '@/lib/http/parse'
import { forbidden, problem } from '@/lib/http/problem'
import { signedInOnly } from '../access/signed-in-only'
import { noSuchWork } from './refusals'

/**
 * POST /api/update-work {kind, id, status?, lostReason?, assignee?}, `If-Match`: 200 {item}, 400, 403, 404, 409, 412 {item}.
 */
export const postUpdateWork: Endpoint = {
  path: '/update-work',
  method: 'post',
  handler: signedInOnly(async (req, _user) => {
    const viewer = await viewerOf(req)
    if (!viewer) return forbidden()
    const input = await parseBody(req, updateWorkSchema)
    if (!input.ok) return input.refusal
    const seen = seenVersion(req.headers)
    if (seen === 'malformed') return problem(400, malformedVersion)
    const { kind, id, ...change } = input.value
    switch (await updateWork(req, { kind, id, change, seen, viewer })) {
      case 'unknown':
        return noSuchWork()
      case 'forbidden':
        return forbidden()
      case 'no-project': {
        const message = 'Make the project first. That sets the status to won.'
        return problem(409, { message, code: 'conflict', field: 'status' })
      }
      case 'stale':
        return problem(412, staleWrite, { item: (await workItem(req, kind, id)) ?? null })
      case 'done':
        return Response.json({ item: (await workItem(req, kind, id)) ?? null })
    }
  }),
}
