import * as z from 'zod/mini'
import { accountEmail } from '../account/schema'

const object = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.object(shape, { error: 'The request must be a JSON object' })

const format = z._default(z.enum(['json', 'html'], { error: 'Choose json or html.' }), 'json')

export const personExportSchema = object({ email: accountEmail, format })

/** Without an address: the account's own is the only one. */
export const ownExportSchema = object({ format })

/** `confirm` is the address again, typed by a person. */
export const erasureSchema = object({
  email: accountEmail,
  confirm: z.string({ error: 'Type the email address to confirm.' }),
}).check((ctx) => {
  if (ctx.value.confirm.trim().toLowerCase() === ctx.value.email) return
  ctx.issues.push({
    code: 'custom',
    input: ctx.value.confirm,
    path: ['confirm'],
    message: 'This is not the email address of the person.',
  })
})
