import { meetingKinds } from '@/features/booking/meeting/rules'
import type { CalendarSettingsInput } from '@/features/booking/settings/schema'
import { weekdayNames } from '@/lib/time/format'

export const dayName = (day: number) => String(weekdayNames[day - 1]?.slice(0, 3))

/** 'Mon to Fri, Sun': neighbours as a range. */
function daysText(days: readonly number[]): string {
  const ranges: number[][] = []
  for (const day of days.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last?.at(-1) === day - 1) last.push(day)
    else ranges.push([day])
  }
  return ranges
    .map((range) => {
      const [first = 1, ...more] = range.map(dayName)
      return more.length === 0 ? first : `${first} ${more.length === 1 ? 'and' : 'to'} ${more.at(-1)}`
    })
    .join(', ')
}

const counted = (count: number, one: string, more = `${one}s`) =>
  `${count || 'no'} ${count === 1 ? one : more}`
const sentence = (parts: (string | false)[]) => {
  const text = parts.filter(Boolean).join(', ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

function hours(settings: CalendarSettingsInput): string {
  const { weeklyHours, workingDays, workingHoursStart, workingHoursEnd, breakStart, breakEnd } = settings
  const zone = settings.timezone.replace('_', ' ')
  if (weeklyHours.length > 0)
    return sentence([
      ...weeklyHours.map(({ weekday, start, end }) => `${dayName(weekday)} ${start} to ${end}`),
      zone,
    ])
  return sentence([
    `${daysText(workingDays)} ${workingHoursStart} to ${workingHoursEnd}`,
    Boolean(breakStart && breakEnd) && `break ${breakStart} to ${breakEnd}`,
    zone,
  ])
}

export type SettingGroup = 'hours' | 'days' | 'call' | 'rules' | 'mails'

/** What the stored settings of each group mean, in one line. */
export function settingLines(settings: CalendarSettingsInput): Record<SettingGroup, string> {
  const { bookingDurationMinutes, bufferTimeMinutes, meetingKind, maxCallsPerDay } = settings
  const { minimumNoticeHours, maxDaysAdvance, reminderHours, adminEmail } = settings
  return {
    hours: hours(settings),
    days: sentence([
      settings.daysOff.length === 0
        ? 'no days off'
        : counted(settings.daysOff.length, 'entry of days off', 'entries of days off'),
      counted(settings.specialHours.length, 'date with other hours', 'dates with other hours'),
      counted(settings.busyCalendars.length, 'other calendar'),
    ]),
    call: sentence([
      counted(bookingDurationMinutes, 'minute'),
      bufferTimeMinutes > 0 && `then ${counted(bufferTimeMinutes, 'minute')} free`,
      meetingKind === 'google_meet'
        ? 'by Google Meet if Google Calendar is connected, otherwise with a link that you send'
        : meetingKinds[meetingKind].toLowerCase(),
    ]),
    rules: sentence([
      `${counted(minimumNoticeHours, 'hour')} of notice`,
      `up to ${counted(maxDaysAdvance, 'day')} ahead`,
      maxCallsPerDay > 0 && `at most ${counted(maxCallsPerDay, 'call')} a day`,
      settings.visitorsConfirmByMail && 'visitors confirm by email',
      settings.confirmAutomatically ? 'confirmed at once' : 'the team confirms',
    ]),
    mails: sentence([
      adminEmail ? `notices to ${adminEmail}` : 'no notices',
      `reminders ${reminderHours.toSorted((a, b) => b - a).join(' and ')} hours before the call`,
    ]),
  }
}
