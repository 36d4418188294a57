import * as z from 'zod/mini'
import { errors, instant, typed } from '../../lib/http/answers'
import type { NextStep } from '../next-step/queries'
import type { Note } from './notes'
import { workKinds, workStatuses } from './rules'
import type { WorkItem } from './work-item'

const item = typed<WorkItem>(
  z.looseObject({
    kind: z.enum(workKinds),
    id: z.string(),
    name: z.string(),
    email: z.nullable(z.string()),
    message: z.string(),
    status: z.enum(workStatuses),
    createdAt: instant,
    updatedAt: instant,
  }),
)

export const changedWork = z.object({ item: z.nullable(item) })

export const staleWork = z.extend(errors, { item: z.optional(z.nullable(item)) })

export const addedNote = z.object({
  note: typed<Note>(z.looseObject({ id: z.string(), text: z.string(), createdAt: instant })),
})

export const sentReply = z.extend(addedNote, {
  /** Without a mail server the mail is stored on the server and not delivered. */
  delivers: z.boolean(),
})

export const setStep = z.object({
  step: typed<NextStep>(z.looseObject({ id: z.string(), text: z.string(), dueOn: z.string() })),
})

export const finishedStep = z.object({ id: z.string(), done: z.boolean() })

export const madeProject = z.object({
  project: z.object({ id: z.string(), title: z.string(), linked: z.boolean() }),
})

export const projectExists = z.extend(errors, { projectId: z.optional(z.string()) })

export const workItem = z.object({ item })

export const workList = z.object({
  items: z.array(
    z.looseObject({
      kind: z.enum(workKinds),
      id: z.string(),
      name: z.string(),
      excerpt: z.string(),
      status: z.enum(workStatuses),
      updatedAt: instant,
    }),
  ),
  nextCursor: z.nullable(z.string()),
})

const waits = z.optional(z.number())

export const today = z.object({
  steps: z.array(
    z.looseObject({
      id: z.string(),
      name: z.string(),
      text: z.string(),
      dueOn: z.string(),
      group: z.enum(['overdue', 'today', 'week']),
    }),
  ),
  waiting: z.object({ toConfirm: waits, outcome: waits, queue: waits }),
})
