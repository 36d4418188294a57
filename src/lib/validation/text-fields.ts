import * as z from 'zod/mini'
import { isCalendarDate } from '../time/calendar-date'
import { addressProblem, normalizeAddress } from './email-address'
import { isUuid } from './uuid'

// zod/mini on purpose: browsers load these schemas, and it is a tenth of the size of zod.

/**
 * Control characters and halves of surrogate pairs. One-line fields also reject line breaks and direction marks: a name with
 * one changes how the subject of a mail or a row of a list reads.
 */
export const UNPRINTABLE_IN_A_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u
const UNPRINTABLE_IN_TEXT = /(?![\n\t])[\p{Cc}\p{Cs}]/u
const SOMETHING_VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** The message for a missing value or one that is not text. */
const asked = (label: string, missing: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null ? missing : `${label} must be text`

const named: Readonly<Record<string, string>> = { '\n': 'a line break', '\r': 'a line break', '\t': 'a tab' }

/** The message that names the first character of `text` that `refused` matches, or undefined. */
export function unusable(label: string, text: string, refused = UNPRINTABLE_IN_A_LINE): string | undefined {
  const letter = refused.exec(text)?.[0]
  const code = letter?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return letter && `${label} contains characters that cannot be used: ${named[letter] ?? `U+${code}`}`
}

const printable = (label: string, refused: RegExp) =>
  z.refine<string>((text) => !refused.test(text), {
    error: ({ input }) => unusable(label, String(input), refused) ?? '',
    abort: true,
  })

interface LineOptions {
  label: string
  /** Message for a missing or blank value. */
  required?: string
  /** In UTF-16 units. */
  max: number
  tooLong?: string
  /** Cleans the text before all checks. */
  clean?: (text: string) => string
}

/** Up to `max` characters, with a message that says so. */
export const upTo = (max: number, label: string): LineOptions => ({
  label,
  max,
  tooLong: `${label} must be at most ${max} characters`,
})

const unchanged = (text: string) => text
const isMissing = (label: string) => `${label} is required`

const atMost = ({ label, max, tooLong = `${label} must be less than ${max} characters` }: LineOptions) =>
  z.maxLength(max, { error: tooLong, abort: true })

/** One line of printable text, trimmed, of 1 to `max` characters. */
export function requiredLine(options: LineOptions) {
  const { label, required = isMissing(label), clean = unchanged } = options
  return z.string({ error: asked(label, required) }).check(
    z.overwrite(clean),
    z.trim(),
    z.minLength(1, { error: required, abort: true }),
    atMost(options),
    printable(label, UNPRINTABLE_IN_A_LINE),
    z.refine((text) => SOMETHING_VISIBLE.test(text), { error: required, abort: true }),
  )
}

type TextCheck = z.core.CheckFn<string> | z.core.$ZodCheck<string>

/** Optional text: absent, null and blank all become undefined. `checks` get it trimmed, also if blank. */
export const optionalValue = (label: string, ...checks: TextCheck[]) =>
  z.pipe(
    z.nullish(z.string({ error: `${label} must be text` }).check(z.trim(), ...checks)),
    z.transform((text: string | null | undefined) => text || undefined),
  )

export const optionalLine = ({ clean = unchanged, ...options }: LineOptions) =>
  optionalValue(
    options.label,
    z.overwrite(clean),
    atMost(options),
    printable(options.label, UNPRINTABLE_IN_A_LINE),
  )

interface TextOptions extends LineOptions {
  min?: number
  tooShort?: string
}

/** Text of several lines, trimmed, of `min` to `max` characters; line ends become '\n'. */
export function requiredText({ min = 1, tooShort = '', ...options }: TextOptions) {
  const { label, required = isMissing(label), clean = unchanged } = options
  return z.string({ error: asked(label, required) }).check(
    z.overwrite(clean),
    z.trim(),
    z.overwrite((text) => text.replace(/\r\n?/g, '\n')),
    z.minLength(1, { error: required, abort: true }),
    z.refine((text) => SOMETHING_VISIBLE.test(text), { error: required, abort: true }),
    z.minLength(min, { error: tooShort, abort: true }),
    atMost(options),
    printable(label, UNPRINTABLE_IN_TEXT),
  )
}

/** Optional text of several lines; line ends become '\n'. */
export const optionalText = (options: LineOptions) =>
  optionalValue(
    options.label,
    z.overwrite((text) => text.replace(/\r\n?/g, '\n')),
    atMost(options),
    printable(options.label, UNPRINTABLE_IN_TEXT),
  )

/** Text of one or several lines that the database and mails can carry. */
export const printableLine = (label: string) =>
  z.string({ error: `${label} must be text` }).check(printable(label, UNPRINTABLE_IN_A_LINE))
export const printableText = (label: string) =>
  z.string({ error: `${label} must be text` }).check(printable(label, UNPRINTABLE_IN_TEXT))

/** An address in the form that is stored and compared (normalizeAddress). */
export const emailAddress = z.string({ error: asked('Email', 'Email is required') }).check(
  z.overwrite(normalizeAddress),
  z.minLength(1, { error: 'Email is required', abort: true }),
  z.maxLength(254, { error: 'Email must be less than 254 characters', abort: true }),
  z.superRefine((address, context) => {
    const message = addressProblem(address)
    if (message) context.addIssue({ code: 'custom', message })
  }),
  z.meta({ format: 'email' }),
)

/** The id of a row. `missing` is the message if there is none. */
/** In lower case, as PostgreSQL returns ids: they are compared and locked as texts. */
export const uuidText = (error: string, missing = error) =>
  z.string({ error: missing }).check(z.refine(isUuid, { error }), z.toLowerCase(), z.meta({ format: 'uuid' }))

/** A real day, written YYYY-MM-DD. */
export const dayText = (error: string, missing = error) =>
  z.string({ error: missing }).check(z.refine(isCalendarDate, { error }), z.meta({ format: 'date' }))

/** What programs have to send for a wall time and a token. */
export const wallTime = z.meta({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })
export const secret = z.meta({ pattern: '^[\\w-]{20,200}$' })

/** Text that a rule accepts, for dates, zones and other values that a form sets. */
export const checkedText = (
  label: string,
  required: string,
  isValid: (text: string) => boolean,
  invalid: string,
) =>
  z
    .string({ error: asked(label, required) })
    .check(z.trim(), z.minLength(1, { error: required, abort: true }), z.refine(isValid, { error: invalid }))
