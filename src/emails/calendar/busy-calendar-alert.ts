import { type Brand, type RenderedMessage, renderMessage } from '../message'

interface BusyCalendarAlert {
  /** The calendar's name in the settings. */
  calendar: string
  /** Formatted time with its zone. */
  since: string
  url: string
}

export const busyCalendarAlert = (
  brand: Brand,
  { calendar, since, url }: BusyCalendarAlert,
): RenderedMessage =>
  renderMessage(brand, {
    subject: 'A busy calendar cannot be read',
    heading: 'A busy calendar cannot be read',
    paragraphs: [
      'Times last known as busy stay taken for a day. After that we offer all times as requests.',
      'Check the address of the calendar, or remove it from the settings.',
    ],
    facts: [
      { label: 'Calendar', value: calendar },
      { label: 'Since', value: since },
    ],
    action: { label: 'Open the calendar tab', url },
  })
