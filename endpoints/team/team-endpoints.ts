import type { Endpoint } from 'payload'
import * as desk from '@/features/booking/desk/calls'
import { bookingDetails, bookingFigures, bookingsAfter } from '@/features/booking/desk/queries'
import * as newsletter from '@/features/newsletter/calls'
import { lastIssues, recipientCount } from '@/features/newsletter/issue/queries'
import { listDue } from '@/features/next-step/queries'
import { waitingRows } from '@/features/overview/todo'
import { waitingCounts } from '@/features/overview/waiting-counts'
import * as person from '@/features/person/calls'
import { personDetails } from '@/features/person/history'
import { peopleAfter } from '@/features/person/list'
import * as queue from '@/features/queue/calls'
import { workItem } from '@/features/queue/work-item'
import { workAfter } from '@/features/queue/work-list'
import { forbidden } from '@/lib/http/problem'
import { answer } from '@/lib/http/reply'
import { endpoint, pathId, refuse } from '../route'
import { articleEndpoints } from './article-endpoints'
import { etag } from './versions'

export const teamEndpoints: Endpoint[] = [
  endpoint(desk.listBookings, async ({ payload }, { limit, cursor, ...filter }) =>
    answer(200, await bookingsAfter(payload, { filter, cursor, limit }, new Date())),
  ),
  endpoint(desk.readBooking, async (req) => {
    const booking = await bookingDetails(req, pathId(req))
    return booking ? answer(200, { booking }, etag(booking)) : refuse(404, 'This booking no longer exists.')
  }),
  endpoint(desk.readFigures, async (req) =>
    answer(200, {
      calls: await bookingFigures(req.payload, new Date()),
      waiting: { ...(await waitingRows(req)) },
    }),
  ),
  endpoint(queue.listWork, async (req, query) => {
    const found = await workAfter(req, query)
    return found ? answer(200, { items: found.shown, nextCursor: found.nextCursor }) : forbidden()
  }),
  endpoint(queue.readWork, async (req, { kind, id }) => {
    const item = await workItem(req, kind, id)
    if (!item) return refuse(404, 'This item no longer exists or is not assigned to you.', 'id')
    return answer(200, { item }, etag(item))
  }),
  endpoint(queue.listToday, async (req) => {
    const now = new Date()
    const steps = await listDue(req, { now })
    return steps ? answer(200, { steps, waiting: await waitingCounts(req, now) }) : forbidden()
  }),
  endpoint(person.listPeople, async (req, asked) => {
    const found = await peopleAfter(req, asked)
    return found ? answer(200, { people: found.shown, nextCursor: found.nextCursor }) : forbidden()
  }),
  endpoint(person.readPerson, async (req, { email }) => {
    const details = await personDetails(req, email)
    if (!details) return refuse(404, 'Nothing is stored about this address.', 'email')
    const { team: _, ...known } = details
    return answer(200, { person: known })
  }),
  endpoint(newsletter.listIssues, async (req) =>
    answer(200, { recipients: await recipientCount(req), issues: await lastIssues(req) }),
  ),
  ...articleEndpoints,
]
