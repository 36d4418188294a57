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
