import * as z from 'zod/mini'
import { unknownPlaceholders } from '../../../content/placeholders'
import { isCalendarDate, isWallTime } from '../../../lib/time/calendar-date'
import { jsonObject } from '../../../lib/validation/json-object'
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

const atMost = (label: string, max: number) => ({
  ...{ label, max },
  tooLong: `${label} must have at most ${max} characters`,
})

const letter = {
  article: id('The article'),
  subject: requiredLine(atMost('Subject', MAX_SUBJECT)).check(knownPlaceholders),
  intro: optionalText(atMost('Introduction', MAX_INTRO)).check(knownPlaceholders),
}

export const letterSchema = jsonObject(letter)

const sendNowSchema = jsonObject({ ...letter, when: z.literal('now') })

export const scheduleSchema = jsonObject({
  ...letter,
  when: z.literal('later'),
  date: checkedText('Date', 'Date is required', isCalendarDate, 'Date must be a day (YYYY-MM-DD)').check(
    z.meta({ format: 'date' }),
  ),
  time: checkedText('Time', 'Time is required', isWallTime, 'Time must be a time of day (HH:MM)').check(
    wallTime,
  ),
})

export const sendSchema = z.discriminatedUnion('when', [sendNowSchema, scheduleSchema], {
  error: 'When must be now or later',
})

export const issueIdSchema = jsonObject({ id: id('The issue') })

export type LetterInput = z.infer<typeof letterSchema>
