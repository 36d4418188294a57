export interface CalendarEntry {
  /** The same id as in the mailed invite, so that calendars keep one event. */
  uid: string
  title: string
  description: string
  start: string
  end: string
}

const compact = (instant: string) => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '')

export function googleAddress({ title, description, start, end }: CalendarEntry): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(start)}/${compact(end)}`,
    details: description,
  })
  return `https://calendar.google.com/calendar/render?${query}`
}

export function outlookAddress({ title, description, start, end }: CalendarEntry): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: new Date(start).toISOString(),
    enddt: new Date(end).toISOString(),
    body: description,
  })
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Folds lines to 75 bytes (RFC 5545, 3.1) without cutting a character. */
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  for (const character of line) {
    if (new TextEncoder().encode(current + character).length > 74) {
      lines.push(current)
      current = ''
    }
    current += character
  }
  return [...lines, current].join('\r\n ')
}

export function calendarFile({ uid, title, description, start, end }: CalendarEntry, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Booking desk//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${compact(now.toISOString())}`,
    'SEQUENCE:0',
    `DTSTART:${compact(start)}`,
    `DTEND:${compact(end)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
