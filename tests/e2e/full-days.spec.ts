import { longDate } from '../../src/lib/time/format'
import { freeDay } from '../support/desk'
import { expect, test, uniqueEmail } from '../support/journey'
import { asOwner } from '../support/screen/visitor-journeys'

test.use({ timezoneId: 'Europe/Berlin' })

const settings = '/api/globals/calendar-settings'

test('a fully booked day cannot be chosen, and the calendar says why', async ({ page }) => {
  const { date, times } = await freeDay(page)
  const booking = { name: 'Grace Hopper', email: uniqueEmail(), timezone: 'Europe/Berlin' }
  const wanted = { preferredDate: date, preferredTime: times[0] }
  await asOwner('/api/create-booking', { ...booking, ...wanted, message: 'We copy invoices by hand.' })
  await asOwner(settings, { maxCallsPerDay: 1 })
  try {
    await page.goto('/book-call')
    const day = page.getByRole('button', { name: longDate(date) })
    await expect(page.getByRole('grid')).toBeVisible()
    // The calendar opens in the month of the first day that is free, as soon as it knows that day.
    await expect(async () => {
      for (const turn of ['Previous month', 'Next month', 'Next month'])
        if (!(await day.isVisible())) await page.getByRole('button', { name: turn }).click({ force: true })
      await expect(day).toHaveAccessibleName(/, fully booked$/, { timeout: 2000 })
    }).toPass()
    await expect(day).toBeDisabled()
  } finally {
    await asOwner(settings, { maxCallsPerDay: 0 })
  }
})
