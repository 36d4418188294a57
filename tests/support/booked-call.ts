import type { Page } from '@playwright/test'
import type { Slot } from '../../src/features/booking/types'
import { addCalendarDays } from '../../src/lib/time/calendar-date'
import { sendAs } from './accounts'

/** Books a call by HTTP, on the first day that has several free times; answers with its id. */
export async function bookCall(page: Page, email: string): Promise<string> {
  const answer = await page.request.get('/api/globals/calendar-settings?depth=0')
  const { timezone } = await answer.json()
  let date = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone }).format(new Date())
  for (let tries = 0; tries < 30; tries++) {
    date = addCalendarDays(date, 1)
    const day = await page.request.get(`/api/availability?date=${date}`)
    const slots: Slot[] = (await day.json()).slots ?? []
    const slot = slots.length > 3 ? slots.at(-1) : undefined
    if (!slot) continue
    const input = { preferredDate: date, preferredTime: slot.time, start: slot.start, timezone }
    const { booking } = await sendAs<{ booking: { id: string } }>(page, '/api/create-booking', {
      name: 'Grace Hopper',
      email,
      ...input,
    })
    return booking.id
  }
  throw new Error('No day with free times')
}
