import { type Brand, renderMessage } from '../message'

interface CalendarAlert {
  needs: 'reconnect' | 'calendar' | 'nothing'
  since: string
  url: string
  /** The words of the button. */
  open?: string
}

const texts: Record<CalendarAlert['needs'], { subject: string; heading: string; text: string }> = {
  reconnect: {
    subject: 'Google Calendar is not responding',
    heading: 'Please connect Google Calendar again',
    text: 'Google no longer accepts our connection. Visitors can still book, but busy times are not known and calls do not reach your calendar until you connect again.',
  },
  calendar: {
    subject: 'The calendar for your calls is gone',
    heading: 'Please choose another calendar',
    text: 'The chosen calendar was deleted, or is no longer shared with the connected account. Visitors can still book, but busy times are not known and calls do not reach a calendar until you choose another one.',
  },
  nothing: {
    subject: 'Google Calendar is not responding',
    heading: 'Google Calendar is not responding',
    text: 'Visitors can still book, but busy times may be out of date. Everything updates automatically once Google responds.',
  },
}

export const calendarAlert = (
  brand: Brand,
  { needs, since, url, open = 'Open the calendar tab' }: CalendarAlert,
) =>
  renderMessage(brand, {
    subject: texts[needs].subject,
    heading: texts[needs].heading,
    paragraphs: [
      texts[needs].text,
      'Check new requests carefully: a time we offer may be busy in your calendar.',
    ],
    facts: [['Since', since]],
    action: { label: open, url },
  })

interface BusyCalendarAlert extends Omit<CalendarAlert, 'needs'> {
  calendar: string
}

export const busyCalendarAlert = (brand: Brand, { calendar, since, url }: BusyCalendarAlert) =>
  renderMessage(brand, {
    subject: 'A busy calendar cannot be read',
    heading: 'A busy calendar cannot be read',
    paragraphs: [
      'The last known busy times stay blocked for a day. After that, all times are offered, and bookings wait for your confirmation.',
      'Check the address of the calendar, or remove it from the settings.',
    ],
    facts: [
      ['Calendar', calendar],
      ['Since', since],
    ],
    action: { label: 'Open the calendar tab', url },
  })
