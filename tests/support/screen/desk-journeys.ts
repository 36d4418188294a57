import { request } from '@playwright/test'
import { isoWeek } from '../../../src/features/booking/desk/week-address'
import { longDate } from '../../../src/lib/time/format'
import { wallInstant } from '../../../src/lib/time/wall-time'
import { dateInZone } from '../../../src/lib/time/zone'
import { dayAhead, freeDay } from '../desk'
import { marks, origin, owner } from '../editor'
import { expect, newAddress } from '../journey'
import { uniqueName } from '../leads'
import { letProofsAge } from '../site-database'
import { uniqueEmail } from '../unique'
import { at, see } from './expect-screen'
import type { Journey, Screen } from './screen'
import { asOwner } from './visitor-journeys'

async function enter(screen: Screen): Promise<void> {
  await screen.open('/auth')
  await screen.type('Email', owner.email)
  await screen.type('Password', owner.password)
  await screen.press('Sign In')
  await at(screen, '/super-admin')
}

/** What visitors did and see, by HTTP. */
const outside = () =>
  request.newContext({ baseURL: origin, extraHTTPHeaders: { ...marks(), ...newAddress() } })

/** Runs in the page. */
const daysAhead = () => document.querySelector<HTMLInputElement>('[name=maxDaysAdvance]')?.value

/** Runs in the page. */
const detailsSay = (text: string) =>
  document.querySelector('[data-details]')?.textContent?.includes(text) ?? false

const settings = '/api/globals/calendar-settings'

/** Runs in the page. */
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Runs in the page. */
const hasDays = () => document.querySelector('[role=grid] button') !== null

/** Runs in the page. */
const isOffered = (day: string) =>
  document.querySelector(`[role=grid] button[aria-label^="${day}"]:enabled`) !== null

/** Runs in the page: how it shows the time that starts at this instant. */
const shownTime = (start: string) =>
  document.querySelector(`input[name=slot][value="${start}"]`)?.closest('label')?.textContent?.trim()

/** As a visitor in the zone of this browser. */
async function bookAt(screen: Screen, start: string, email: string): Promise<void> {
  await screen.open('/book-call')
  const day = longDate(dateInZone(new Date(start), await screen.evaluate(ownZone, undefined)))
  await expect.poll(() => screen.evaluate(hasDays, undefined), { timeout: 20_000 }).toBe(true)
  if (!(await screen.evaluate(isOffered, day))) await screen.press('Next month')
  await screen.press(day)
  await expect.poll(() => screen.evaluate(shownTime, start)).toBeTruthy()
  await screen.press(String(await screen.evaluate(shownTime, start)))
  await screen.type('Full Name', 'Grace Hopper')
  await screen.type('Email', email)
  await screen.type('Phone', '030 1234567')
  await screen.press('Schedule Call')
  await see(screen, 'Booking Submitted!')
}

/** What the team does in the back office, written once for each engine. */
export const deskJourneys: Record<string, Journey> = {
  async 'a call is booked in the week, moved and cancelled'(screen) {
    const visitor = await outside()
    const { date, times } = await freeDay({ request: visitor })
    await visitor.dispose()
    const [first, later] = times
    const name = uniqueName()
    await enter(screen)
    await screen.open(`/super-admin/bookings?view=week&week=${isoWeek(date)}`)
    await screen.press(`${first}: free, book for a visitor on ${longDate(date)}`)
    await screen.type('Name', name)
    await screen.type('Email', uniqueEmail())
    await screen.press('Book the call')
    await see(screen, `Call booked for ${name}`)
    await screen.press('Move')
    await screen.type('Date', date)
    await screen.press(String(later))
    await screen.press('Move the call')
    await see(screen, 'Call moved to')
    await screen.press('Cancel call')
    await screen.press('Cancel the call')
    await see(screen, 'Call cancelled')
  },
  async 'a day is open until midnight, and a visitor books its last hour'(screen) {
    const date = dayAhead(5)
    const email = uniqueEmail()
    await enter(screen)
    const week = `/super-admin/bookings?view=week&week=${isoWeek(date)}`
    await screen.open(week)
    await screen.press(`Hours of ${longDate(date)}`)
    await screen.choose('Hours', 'Other hours')
    await screen.type('From', '23:00')
    await screen.type('To', '00:00')
    await screen.press('Save the hours')
    await see(screen, 'Calendar settings updated successfully')
    try {
      const last = wallInstant(date, '23:00', 'Europe/Berlin') ?? Number.NaN
      await bookAt(screen, new Date(last).toISOString(), email)
      await screen.open(week)
      await see(screen, '23:00 to 00:00')
      await screen.open(`/super-admin/bookings?view=all&q=${email}`)
      await screen.press('Grace Hopper')
      await expect.poll(() => screen.evaluate(detailsSay, '23:00 to 00:00')).toBe(true)
      // Typed without the country code.
      expect(await screen.evaluate(detailsSay, '+49 30 1234567')).toBe(true)
      // The next engine books the same hour.
      await screen.press('Cancel call')
      await screen.press('Cancel the call')
      await see(screen, 'Call cancelled')
    } finally {
      await asOwner(settings, { specialHours: [] })
    }
  },
  async 'the country of phone numbers is chosen'(screen) {
    const countryOf = () => document.querySelector('#field-phoneCountry')?.textContent
    await enter(screen)
    await screen.open('/admin/globals/site-settings')
    await screen.type('Country of phone numbers', 'austr')
    await screen.press('Austria (AT)')
    await screen.press('Save')
    await see(screen, 'Saved.')
    await screen.open('/admin/globals/site-settings')
    await expect.poll(() => screen.evaluate(countryOf, undefined)).toContain('Austria (AT)')
    await asOwner('/api/globals/site-settings', { phoneCountry: 'DE' })
  },
  async 'the settings of calls are changed'(screen) {
    await enter(screen)
    await screen.open('/super-admin/bookings')
    await screen.press('Settings')
    const before = await screen.evaluate(daysAhead, undefined)
    for (const days of ['31', String(before)]) {
      await screen.type('Days ahead', days)
      await screen.press('Save settings')
      await see(screen, 'Calendar settings updated successfully')
      await screen.press('Settings')
      await expect.poll(() => screen.evaluate(daysAhead, undefined)).toBe(days)
    }
  },
  async 'a colleague is added once the super admin has confirmed who they are'(screen) {
    const email = uniqueEmail()
    await enter(screen)
    await screen.open('/super-admin/users')
    await letProofsAge()
    await screen.press('Add Colleague')
    await screen.type('Email', email)
    await screen.type('Full Name', 'Katherine Johnson')
    await screen.choose('Role', 'admin')
    await screen.press('Add Colleague')
    await see(screen, 'Confirm that it is you')
    await screen.type('Your password', owner.password)
    await screen.press('Confirm')
    await see(screen, 'Colleague added')
  },
  async 'an inquiry is taken from the queue and noted on'(screen) {
    const visitor = await outside()
    const [name, email] = [uniqueName(), uniqueEmail()]
    const data = { name, email, message: 'We type forty orders a day.' }
    expect((await visitor.post('/api/contact', { data })).ok()).toBe(true)
    await visitor.dispose()
    await enter(screen)
    await screen.open(`/admin/queue?q=${email}`)
    await screen.press(name)
    await see(screen, 'We type forty orders a day.')
    await screen.press('Assign to me')
    await see(screen, 'Assigned to ')
    await screen.type('New note', 'Called on Monday.')
    await screen.press('Add note')
    await see(screen, 'Called on Monday.')
  },
}
