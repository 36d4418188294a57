import * as z from 'zod/mini'
import { programList } from '../../lib/validation/cursor-query'
import { normalizeAddress } from '../../lib/validation/email-address'
import { jsonObject } from '../../lib/validation/json-object'
import { accountEmail } from '../account/schema'

const format = z._default(z.enum(['json', 'html'], { error: 'Choose json or html.' }), 'json')

export const personExportSchema = jsonObject({ email: accountEmail, format })

/** Without an address: the account's own is the only one. */
export const ownExportSchema = jsonObject({ format })

export const peopleSchema = z.object(programList((key) => !key.includes('\0'), 'ada@example.com'))

export type PeopleAsked = z.output<typeof peopleSchema>

export const personSchema = jsonObject({ email: accountEmail })

/** `confirm` is the address again, typed by a person. */
export const erasureSchema = jsonObject({
  email: accountEmail,
  confirm: z.string({ error: 'Type the email address to confirm.' }),
}).check(
  z.refine(({ confirm, email }) => normalizeAddress(confirm) === email, {
    path: ['confirm'],
    error: 'This is not the email address of the person.',
  }),
)
