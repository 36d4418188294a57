import type { CalendarProblem } from '@/features/calendar/feeds/problem'
import type { LeftOut, LeftOutReason } from '@/lib/ics/left-out'
import { longDate } from '@/lib/time/format'

export const problemWords: Record<CalendarProblem, string> = {
  address: 'The address redirects to one without https.',
  private: 'The address is not on the public internet.',
  unreachable: 'The server does not answer.',
  redirects: 'The address redirects more than three times.',
  too_large: 'The calendar is larger than 5 MB.',
  too_slow: 'The server took more than ten seconds to answer.',
  sign_in: 'Sign-in is needed. Enter the secret address of the calendar.',
  not_found: 'The server has no calendar at this address. It may have changed.',
  server_error: 'The server reports an error. It may work again later.',
  status: 'The server rejects the address. It may have changed.',
  empty: 'The file is empty.',
  web_page: 'The address answers with a web page. Enter the address of the calendar file (.ics).',
  unreadable: 'The file is not a calendar in iCal format.',
  too_complex: 'The calendar takes too long to read.',
}

const reasonWords: Record<Exclude<LeftOutReason, 'zone'>, string> = {
  start: 'Its start cannot be read. It blocks no time.',
  end: 'Its end cannot be read. An event with a time blocks one hour, an event without one its whole day.',
  rule: 'Its repetition cannot be read. Only its first time is blocked.',
  often: 'It repeats too often. The calendar was cut here: all times after its first weeks are blocked.',
  rdate: 'One of its further dates cannot be read. That date is not blocked.',
  exdate: 'A date on which it does not take place cannot be read. That date stays blocked.',
  exrule: 'A rule for when it does not take place cannot be read. Those times stay blocked.',
  recurrence: 'It changes one date of a series, but which one cannot be read. Both times are blocked.',
  period: 'A busy time cannot be read. It is not blocked.',
  cut: 'The file ends in the middle. Events may be missing.',
  many: 'The calendar was cut: it has too many busy times. Short gaps between them are blocked too.',
}

/** Parts that were left out or guessed. `about` is the event and its date, or the file. @param zone the zone used for unknown ones */
export function leftOutWords({ reason, event, date, zone: name }: LeftOut, zone: string | null) {
  const isFile = reason === 'cut' || reason === 'many' || reason === 'period'
  const about = [
    isFile ? 'Whole file' : (event ?? 'Event without a title'),
    ...(date ? [longDate(date)] : []),
  ]
  const words =
    reason === 'zone'
      ? `The time zone ${name ? `'${name}'` : 'without a name'} is unknown. Its times are read as ${zone ?? 'local times'}.`
      : reasonWords[reason]
  return { about: about.join(', '), words }
}
