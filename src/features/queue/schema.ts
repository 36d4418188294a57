import * as z from 'zod/mini'
import { optionalText, requiredLine, requiredText } from '../../lib/validation/text-fields'
import { isUuid } from '../../lib/validation/uuid'
import { createInvitationSchema } from '../invitation/schema'
import { CURRENCY_MISSING, namesCurrency } from '../project/budget'
import { projectStatuses } from '../project/status'
import { workKinds, workStatuses } from './rules'

const object = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.object(shape, { error: 'The request must be a JSON object' })

const id = (error: string) => z.string({ error }).check(z.refine(isUuid, { error }))

const item = {
  kind: z.enum(workKinds, { error: 'Kind must be inquiry or registration' }),
  id: id('The item must be named by its id'),
}

/** POST /api/update-work. Missing fields stay. A null assignee means unassigned. */
export const updateWorkSchema = object({
  ...item,
  status: z.optional(z.enum(workStatuses, { error: 'Status must be new, in_progress, answered or closed' })),
  assignee: z.optional(z.nullable(id('The assignee must be named by the id of the account'))),
})

export const addNoteSchema = object({
  ...item,
  text: requiredText({
    label: 'Note',
    required: 'Please write a note',
    min: 1,
    tooShort: 'Please write a note',
    max: 4000,
    tooLong: 'A note must be at most 4000 characters',
  }),
})

export const convertToInvitationSchema = object({
  id: item.id,
  subdomain: createInvitationSchema.shape.subdomain,
})

export const makeProjectSchema = object({
  ...item,
  title: requiredLine({
    label: 'Title',
    required: 'Title is required',
    max: 160,
    tooLong: 'Title must be at most 160 characters',
  }),
  description: optionalText({
    label: 'Description',
    max: 2000,
    tooLong: 'Description must be at most 2000 characters',
  }),
  budget: optionalText({ label: 'Budget', max: 60, tooLong: 'Budget must be at most 60 characters' }).check(
    z.refine((text) => !text || namesCurrency(text), { error: CURRENCY_MISSING }),
  ),
  status: z.optional(
    z.enum(projectStatuses, { error: 'Status must be active, completed, on_hold or cancelled' }),
  ),
})
