import * as z from 'zod/mini'
import { isMailKey, mailKeys, placeholdersOf } from '../../emails/mail-texts'
import { strayBraces } from '../../lib/text/templates'
import { jsonObject } from '../../lib/validation/json-object'
import { requiredLine, requiredText, upTo } from '../../lib/validation/text-fields'

export const MAX_SUBJECT = 150
export const MAX_TEXT = 2000

export const mailTextSchema = jsonObject({
  mail: z.enum(mailKeys, { error: 'Please choose a mail' }),
  subject: requiredLine(upTo(MAX_SUBJECT, 'Subject')),
  text: requiredText({
    label: 'Opening text',
    max: MAX_TEXT,
    tooLong: `Opening text must be at most ${MAX_TEXT.toLocaleString('en')} characters`,
  }),
}).check(
  z.superRefine(({ mail, ...written }, context) => {
    if (!isMailKey(mail)) return
    for (const [field, label] of [
      ['subject', 'Subject'],
      ['text', 'Opening text'],
    ] as const) {
      const unknown = strayBraces(String(written[field]), placeholdersOf(mail))
      if (unknown.length > 0)
        context.addIssue({
          code: 'custom',
          path: [field],
          message: `${label}: this mail has no placeholder ${unknown.join(', ')}`,
        })
    }
  }),
)

export type MailTextInput = z.output<typeof mailTextSchema>
