import * as z from 'zod/mini'
import { jsonObject } from '../../lib/validation/json-object'
import { normalizeName, UNSEEN } from '../../lib/validation/person-name'
import { plainText } from '../../lib/validation/plain-text'
import {
  emailAddress,
  optionalLine,
  requiredLine,
  requiredText,
  unusable,
} from '../../lib/validation/text-fields'
import { type FormOptions, MAX_OPTION } from '../form-options/rules'
import { sourceFields } from '../source/schema'

/** Letters of any script. Phones type the curly apostrophe. */
const PERSON_NAME = /^(?=.*\p{L})[\p{L}\p{M} '\u2019-]+$/u

const plainLine = (text: string) => plainText(text).replace(/\s+/g, ' ')

const optionalChoice = (label: string, choices: readonly string[] | undefined) => {
  const error = `${label} must be one of the listed choices`
  const isListed = (choice: string) => choice === '' || !choices || choices.includes(choice)
  return z.pipe(
    z.nullish(z.string({ error }).check(z.maxLength(MAX_OPTION, { error }), z.refine(isListed, { error }))),
    z.transform((choice) => choice || undefined),
  )
}

type ContactOptions = Pick<FormOptions, 'contactProjects' | 'contactBudgets' | 'contactTimelines'>

/** With the choices of the site. Without them, as the contract describes it, any text may be a choice. */
export const inquirySchemaFor = (options?: ContactOptions) =>
  jsonObject({
    name: requiredLine({
      label: 'Name',
      clean: normalizeName,
      max: 100,
    }).check(
      z.minLength(2, { error: 'Name must be at least 2 characters', abort: true }),
      z.refine((name) => !UNSEEN.test(name), {
        error: ({ input }) => unusable('Name', String(input), UNSEEN) ?? '',
        abort: true,
      }),
      z.regex(PERSON_NAME, { error: 'Name can only contain letters, spaces, hyphens, and apostrophes' }),
    ),
    email: emailAddress,
    company: optionalLine({
      label: 'Company',
      clean: plainLine,
      max: 100,
      tooLong: 'Company name must be less than 100 characters',
    }),
    project: optionalChoice('Project type', options?.contactProjects),
    budget: optionalChoice('Budget', options?.contactBudgets),
    timeline: optionalChoice('Timeline', options?.contactTimelines),
    message: requiredText({
      label: 'Message',
      clean: plainText,
      required: 'Message is required',
      min: 10,
      tooShort: 'Message must be at least 10 characters',
      max: 2000,
    }),
    ...sourceFields,
    newsletter: z._default(z.boolean({ error: 'Newsletter must be true or false' }), false),
    /** Honeypot: only bots fill it in. They get a success response. */
    website: z.nullish(z.string({ error: 'Website must be text' })),
  })

export const inquirySchema = inquirySchemaFor()

export type Inquiry = z.output<typeof inquirySchema>
