import { typedTexts } from '@/components/form/form-fields'
import { numberSettings } from '@/features/booking/settings/schema'

/** Only digits become a whole number; other text is passed on, and the schema rejects it. */
export const whole = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : text)

function entriesOf<Entry>(form: FormData, list: string, field: string, read: (at: string) => Entry): Entry[] {
  const entries: Entry[] = []
  for (let place = 0; form.has(`${list}.${place}.${field}`); place++) entries.push(read(`${list}.${place}`))
  return entries
}

const reading = (form: FormData) => {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return { text, optional: (name: string) => text(name) || null }
}

/** The lists that the company's settings and those of a host have. */
export function typedEntries(form: FormData) {
  const { text, optional } = reading(form)
  return {
    weeklyHours: entriesOf(form, 'weeklyHours', 'start', (at) => ({
      weekday: Number(text(`${at}.weekday`)),
      start: text(`${at}.start`),
      end: text(`${at}.end`),
    })),
    daysOff: entriesOf(form, 'daysOff', 'from', (at) => ({
      from: text(`${at}.from`),
      to: optional(`${at}.to`),
      everyYear: form.has(`${at}.everyYear`),
      note: optional(`${at}.note`),
    })),
    busyCalendars: entriesOf(form, 'busyCalendars', 'url', (at) => ({
      name: text(`${at}.name`),
      url: text(`${at}.url`),
    })),
  }
}

export function typedSettings(form: FormData) {
  const { text, optional } = reading(form)
  return {
    ...typedTexts(form, 'timezone', 'workingHoursStart', 'workingHoursEnd', 'meetingKind'),
    ...Object.fromEntries(Object.keys(numberSettings).map((name) => [name, whole(text(name))])),
    adminEmail: optional('adminEmail'),
    workingDays: form.getAll('workingDays').map(Number),
    meetingUrl: optional('meetingUrl'),
    breakStart: optional('breakStart'),
    breakEnd: optional('breakEnd'),
    ...typedEntries(form),
    specialHours: entriesOf(form, 'specialHours', 'date', (at) => ({
      date: text(`${at}.date`),
      start: text(`${at}.start`),
      end: text(`${at}.end`),
      note: optional(`${at}.note`),
    })),
    visitorsConfirmByMail: form.has('visitorsConfirmByMail'),
    confirmAutomatically: form.has('confirmAutomatically'),
    reminderHours: text('reminderHours')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(whole),
  }
}
