import * as z from 'zod/mini'
import { contactBudgets, contactProjectTypes, contactTimelines } from '../../content/contact-options'
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
import { sourceFields } from '../source/schema'

/** Letters of any script. Phones type the curly apostrophe. */
const PERSON_NAME = /^(?=.*\p{L})[\p{L}\p{M} '\u2019-]+$/u

const plainLine = (text: string) => plainText(text).replace(/\s+/g, ' ')

const optionalChoice = <const Choices extends readonly string[]>(label: string, choices: Choices) =>
  z.pipe(
    z.nullish(
      z.union([z.literal(''), z.enum(choices)], { error: `${label} must be one of the listed choices` }),
    ),
    z.transform((choice) => choice || undefined),
  )

export const inquirySchema = jsonObject({
  name: requiredLine({
    label: 'Name',
    clean: normalizeName,
    required: 'Name is required',
    max: 100,
    tooLong: 'Name must be less than 100 characters',
  }).check(
    z.minLength(2, { error: 'Name must be at least 2 characters', abort: true }),
    z.refine((name) => !UNSEEN.test(name), {
      error: ({ input }) => unusable('Name', String(input), UNSEEN) ?? '',
      abort: true,
    }),
    z.regex(PERSON_NAME, {
      error: 'Name can only contain letters, spaces, hyphens, and apostrophes',
    }),
  ),
  email: emailAddress,
  company: optionalLine({
    label: 'Company',
    clean: plainLine,
    max: 100,
    tooLong: 'Company name must be less than 100 characters',
  }),
  project: optionalChoice('Project type', contactProjectTypes),
  budget: optionalChoice('Budget', contactBudgets),
  timeline: optionalChoice('Timeline', contactTimelines),
  message: requiredText({
    label: 'Message',
    clean: plainText,
    required: 'Message is required',
    min: 10,
    tooShort: 'Message must be at least 10 characters',
    max: 2000,
    tooLong: 'Message must be less than 2000 characters',
  }),
  ...sourceFields,
  newsletter: z._default(z.boolean({ error: 'Newsletter must be true or false' }), false),
  /** Honeypot: only bots fill it in. They get a success response. */
  website: z.nullish(z.string({ error: 'Website must be text' })),
})

export type Inquiry = z.output<typeof inquirySchema>
