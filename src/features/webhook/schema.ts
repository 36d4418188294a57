import * as z from 'zod/mini'
import { isOutsideAddress } from '../../lib/validation/outside-address'
import { storedAddress } from '../../lib/validation/stored-address'
import { requiredLine } from '../../lib/validation/text-fields'
import { eventNames } from './events'

export const NAME_LENGTH = 80

export const webhookRefusals = {
  url: 'Please enter the full address, starting with https://.',
  password: 'Please leave user and password out of the address.',
  private: 'This address is not on the public internet.',
}

const url = z.string({ error: webhookRefusals.url }).check(
  z.overwrite(storedAddress),
  // Only the server knows whether http is allowed.
  z.refine((typed) => isOutsideAddress(typed, true), { error: webhookRefusals.url, abort: true }),
  z.refine((typed) => !new URL(typed).username && !new URL(typed).password, {
    error: webhookRefusals.password,
  }),
)

/** Creation sends all fields, a change some. */
export const webhookSchema = z.object(
  {
    name: requiredLine({
      label: 'Name',
      max: NAME_LENGTH,
      required: 'Please name the webhook.',
      tooLong: `A name has at most ${NAME_LENGTH} characters.`,
    }),
    url,
    events: z
      .array(z.enum(eventNames, { error: 'There is no such event.' }), {
        error: 'Please choose the events.',
      })
      .check(z.minLength(1, { error: 'Please choose at least one event.' })),
    active: z.optional(z.boolean({ error: 'Active must be true or false.' })),
  },
  { error: 'The request must be a JSON object.' },
)
