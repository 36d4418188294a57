import * as z from 'zod/mini'
import { unknownPlaceholders } from '../../../content/placeholders'
import { isCalendarDate, isWallTime } from '../../../lib/time/calendar-date'
import { checkedText, optionalText, requiredLine, wallTime } from '../../../lib/validation/text-fields'
import { isUuid } from '../../../lib/validation/uuid'

export const MAX_SUBJECT = 150
export const MAX_INTRO = 1000

const id = (label: string) =>
  checkedText(label, `${label} is required`, isUuid, `${label} must be named by its id`).check(
    z.meta({ format: 'uuid' }),
  )

/** Readers would see the braces. */
const knownPlaceholders = z.refine<string | undefined>(
  (text) => unknownPlaceholders(text ?? '').length === 0,
  {
    error: ({ input }) =>
      `Unknown placeholder ${unknownPlaceholders(String(input)).join(', ')}. Use the name of a figure, such as {fastTrackPrice}.`,
  },
)

const letter = {
  article: id('The article'),
  subject: requiredLine({
    label: 'Subject',
    required: 'Subject is required',
    max: MAX_SUBJECT,
    tooLong: `Subject must have at most ${MAX_SUBJECT} characters`,
  }).check(knownPlaceholders),
  intro: optionalText({
    label: 'Introduction',
    max: MAX_INTRO,
    tooLong: `Introduction must have at most ${MAX_INTRO} characters`,
  }).check(knownPlaceholders),
}

const notAnObject = { error: 'The request must be a JSON object' }

export const letterSchema = z.object(letter, notAnObject)

const sendNowSchema = z.object({ ...letter, when: z.literal('now') }, notAnObject)

export const scheduleSchema = z.object(
  {
    ...letter,
    when: z.literal('later'),
    date: checkedText('Date', 'Date is required', isCalendarDate, 'Date must be a day (YYYY-MM-DD)').check(
      z.meta({ format: 'date' }),
    ),
    time: checkedText('Time', 'Time is required', isWallTime, 'Time must be a time of day (HH:MM)').check(
      wallTime,
    ),
  },
  notAnObject,
)

export const sendSchema = z.discriminatedUnion('when', [sendNowSchema, scheduleSchema], {
  error: 'When must be now or later',
})

export const issueIdSchema = z.object({ id: id('The issue') }, notAnObject)

export type LetterInput = z.infer<typeof letterSchema>
