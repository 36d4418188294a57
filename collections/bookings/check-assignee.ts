import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { isTeamMember } from '@/features/queue/assignment'
import { referenceId } from '@/lib/db/reference-id'
import type { Booking } from '@/payload-types'

export const checkAssignee: CollectionBeforeChangeHook<Booking> = async ({ data, originalDoc, req }) => {
  const assignee = referenceId(data.assignee)
  const isNew = assignee && assignee !== referenceId(originalDoc?.assignee)
  if (!isNew || (await isTeamMember(req, assignee))) return data
  throw new APIError(
    'Calls can be assigned to admins and super admins who can sign in',
    400,
    { code: 'invalid', field: 'assignee' },
    true,
  )
}
