import type { FieldHook, NumberField, TextField, TextFieldSingleValidation } from 'payload'
import * as z from 'zod/mini'
import { LINK_LENGTH, meetingUrlRefusal, storedMeetingLink } from '@/features/booking/meeting/rules'
import { dayRefusals } from '@/features/booking/settings/days'
import { type NumberSetting, numberSetting, numberSettings } from '@/features/booking/settings/schema'
import { endTime, isEndTime, isWallTime } from '@/lib/time/calendar-date'
import { addressLine } from './simple-fields'

type Part<Of extends NumberField | TextField> = Partial<Pick<Of, 'admin' | 'defaultValue' | 'hooks' | 'name'>>

/** A number of the calendar settings, or, if it is not `required`, of a host or a call type that may leave it out. */
export function numberField(
  setting: NumberSetting,
  { required = false, ...part }: Part<NumberField> & { required?: boolean },
): NumberField {
  const { label, min, max, refusal } = numberSettings[setting]
  const schema = required ? numberSetting(setting) : z.nullish(numberSetting(setting))
  const validate = (value: unknown) => schema.safeParse(value).success || refusal
  return { name: setting, type: 'number', required, min, max, label, ...part, validate }
}

/** Blank if the kind is not a link of our own. */
export const meetingLink = (part: Pick<TextField, 'access' | 'admin'>): TextField =>
  addressLine(
    'meetingUrl',
    'Link to the calls',
    LINK_LENGTH,
    {
      ...part,
      validate: (value: unknown, { siblingData }: { siblingData: { meetingKind?: string | null } }) =>
        meetingUrlRefusal(siblingData.meetingKind, typeof value === 'string' ? value : null) ?? true,
    },
    storedMeetingLink,
  )

export const LINK_HINT = 'Must start with https://. {room} is replaced with a secret name for each booking.'
export const LEFT_EMPTY = 'If left empty, the calendar settings apply.'

/** For the end of hours: at 00:00 the day is over. */
const midnightIsTheEnd: FieldHook = ({ value }) => (typeof value === 'string' ? endTime(value) : value)

type Check = (value: string, options: Parameters<TextFieldSingleValidation>[1]) => true | string

/** The start or the end of hours. `check` sees a time that is written right. */
export function timeField(
  name: string,
  label: string,
  part: Part<TextField>,
  check: Check = () => true,
): TextField {
  const isEnd = /end$/i.test(name)
  const isTime = isEnd ? isEndTime : isWallTime
  return {
    ...{ name, type: 'text', required: true, label, ...part },
    ...(isEnd ? { hooks: { beforeValidate: [midnightIsTheEnd] } } : {}),
    validate: (value: unknown, options: Parameters<TextFieldSingleValidation>[1]) =>
      typeof value === 'string' && isTime(value) ? check(value, options) : dayRefusals.wallTime,
  }
}
