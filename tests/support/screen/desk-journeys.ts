import { request } from '@playwright/test'
import { isoWeek } from '../../../src/features/booking/desk/week-address'
import { longDate } from '../../../src/lib/time/format'
import { freeDay } from '../desk'
import { marks, origin, owner } from '../editor'
import { expect, newAddress } from '../journey'
import { uniqueName } from '../leads'
import { letProofsAge } from '../site-database'
import { uniqueEmail } from '../unique'
import { at, see } from './expect-screen'
import type { Journey, Screen } from './screen'

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
    // Until the page has read the call again, another change would be refused as one of an older version.
    await expect.poll(() => screen.evaluate(detailsSay, `${later} to`)).toBe(true)
    await screen.press('Cancel call')
    await see(screen, 'Booking status updated successfully')
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
    await see(screen, 'Note added')
  },
}
