import * as z from 'zod/mini'
import { jsonObject } from '../../lib/validation/json-object'
import {
  dayText,
  optionalText,
  requiredLine,
  requiredText,
  upTo,
  uuidText,
} from '../../lib/validation/text-fields'
import { isUuid } from '../../lib/validation/uuid'
import { accountEmail } from '../account/schema'
import { createInvitationSchema } from '../invitation/schema'
import { CURRENCY_MISSING, namesCurrency } from '../project/budget'
import { projectStatuses } from '../project/status'
import { lostReasons, workKinds, workStatuses } from './rules'

const item = {
  kind: z.enum(workKinds, { error: 'Kind must be inquiry or registration' }),
  id: uuidText('The item must be named by its id'),
}

const ASSIGNEE = 'The assignee must be me, null or the id of an account'

/** 'me' is the caller: programs do not know the id of their owner. */
const assignee = z.nullable(
  z.string({ error: ASSIGNEE }).check(
    z.refine((text) => text === 'me' || isUuid(text), { error: ASSIGNEE }),
    z.meta({ examples: ['me'] }),
  ),
)

export const assigneeOf = <None>(named: string | None, caller: { id: string }): string | None =>
  named === 'me' ? caller.id : named

export const aboutSubject = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.discriminatedUnion(
    'kind',
    [
      z.object({ ...shape, kind: z.enum(['inquiry', 'registration', 'booking']), id: item.id }),
      z.object({ ...shape, kind: z.literal('person'), id: accountEmail }),
    ],
    { error: 'Kind must be inquiry, registration, booking or person' },
  )

export const workItemSchema = jsonObject(item)

export const updateWorkSchema = jsonObject({
  ...item,
  status: z.optional(z.enum(workStatuses, { error: `Status must be ${workStatuses.join(', ')}` })),
  lostReason: z.optional(z.enum(lostReasons, { error: 'Choose why it was lost' })),
  assignee: z.optional(assignee),
})

export const addNoteSchema = aboutSubject({
  text: requiredText({
    label: 'Note',
    required: 'Please write a note',
    max: 4000,
    tooLong: 'A note must be at most 4000 characters',
  }),
})

export const nextStepSchema = aboutSubject({
  text: requiredLine({
    label: 'Next step',
    required: 'Please write what to do next',
    max: 300,
    tooLong: 'A next step must be at most 300 characters',
  }),
  dueOn: dayText('Choose the day').check(
    z.refine((day) => day.startsWith('20'), { error: 'Choose the day' }),
  ),
  assignee,
})

export type NextStepInput = z.output<typeof nextStepSchema>

/** POST /api/finish-step. `done: false` opens it again. */
export const finishStepSchema = jsonObject({
  id: uuidText('The next step must be named by its id'),
  done: z._default(z.boolean({ error: 'Done must be true or false' }), true),
})

export const convertToInvitationSchema = jsonObject({
  id: item.id,
  subdomain: createInvitationSchema.shape.subdomain,
})

export const makeProjectSchema = aboutSubject({
  title: requiredLine(upTo(160, 'Title')),
  description: optionalText(upTo(2000, 'Description')),
  budget: optionalText(upTo(60, 'Budget')).check(
    z.refine((text) => !text || namesCurrency(text), { error: CURRENCY_MISSING }),
  ),
  status: z.optional(
    z.enum(projectStatuses, { error: 'Status must be active, completed, on_hold or cancelled' }),
  ),
})
