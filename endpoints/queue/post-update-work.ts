import { updateWorkSchema } from '@/features/queue/schema'
import { updateWork } from '@/features/queue/update-work'
import { workItem } from '@/features/queue/work-item'
import { malformedVersion, seenVersion, staleWrite } from '@/lib/http/if-match'
import { forbidden, problem } from '@/lib/http/problem'
import { post } from '../route'
import { noSuchWork } from './refusals'
import { teamOnly } from './team-only'

/**
 * POST /api/update-work {kind, id, status?, lostReason?, assignee?}, `If-Match`: 200 {item}, 400, 403, 404, 409, 412 {item}.
 */
export const postUpdateWork = post('/update-work', teamOnly, updateWorkSchema, async (req, input, viewer) => {
  const seen = seenVersion(req.headers)
  if (seen === 'malformed') return problem(400, malformedVersion)
  const { kind, id, ...change } = input
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
})
