import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addCalendarDays } from '../../src/lib/time/calendar-date'
import { dateInZone } from '../../src/lib/time/zone'
import { marks } from './editor'
import { expect, uniqueEmail } from './journey'

/** A day so many days from today in the business zone. */
export const dayAhead = (days: number) => addCalendarDays(dateInZone(new Date(), 'Europe/Berlin'), days)

/** A time of the night, half a year ahead or more, when clocks never change. */
const someNight = () => ({
  preferredDate: dayAhead(180 + randomInt(400)),
  preferredTime: `0${3 + randomInt(3)}:${randomInt(6)}0`,
})

export interface Arranged {
  id: string
  name: string
  date: string
  time: string
}

/** Books a call as the super admin who is signed in; without a time of its own at one that is free. */
export async function arrange(page: Page, more: Record<string, string | boolean> = {}): Promise<Arranged> {
  const name = `Visitor ${uniqueEmail().slice(0, 10)}`
  const order = { name, email: uniqueEmail(), outsideHours: true, notifyVisitor: false }
  for (let tries = 0; tries < 20; tries++) {
    const data = { ...order, ...someNight(), ...more }
    const answer = await page.request.post('/api/book-for-visitor', { data, headers: marks() })
    // Another test's call is there.
    if (answer.status() === 409) continue
    expect(answer.status(), await answer.text()).toBe(201)
    const { booking } = await answer.json()
    return { id: booking.id, name, date: data.preferredDate, time: data.preferredTime }
  }
  throw new Error('No free night was found')
}

/** Changes a booking as someone else would, behind the back of the page. */
export async function changeBehind(page: Page, id: string, data: object): Promise<void> {
  const answer = await page.request.patch(`/api/bookings/${id}`, { data, headers: marks() })
  expect(answer.status()).toBe(200)
}

export const UPDATED = 'Booking status updated successfully'

/** Opens a tab of the back office. */
export async function openTab(page: Page, name: string, query = ''): Promise<void> {
  await page.goto(`/super-admin${name === 'Overview' ? '' : `/${name.toLowerCase()}`}${query}`)
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
}

export const rowOf = (page: Page, name: string) => page.getByRole('row', { name })
export const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Actions for ${name}` })
export const detailsOf = (page: Page, name: string) => page.getByRole('complementary', { name })

export async function chooseInMenu(page: Page, name: string, item: string): Promise<void> {
  await menuOf(page, name).click()
  await page.getByRole('menuitem', { name: item }).click()
}

export async function chooseStatus(page: Page, name: string, status: string): Promise<void> {
  await menuOf(page, name).click()
  await page.getByRole('menuitemradio', { name: status }).click()
}

/** The next day with a free time, as visitors are offered it. */
export async function freeDay(page: Pick<Page, 'request'>): Promise<{ date: string; times: string[] }> {
  for (let ahead = 2; ahead < 30; ahead++) {
    const date = dayAhead(ahead)
    const { slots } = await (await page.request.get(`/api/availability?date=${date}`)).json()
    if (slots?.length > 3) return { date, times: slots.map(({ time }: { time: string }) => time) }
  }
  throw new Error('No day with free times')
}
