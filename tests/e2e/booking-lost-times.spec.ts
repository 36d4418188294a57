import { bookFreeCall, fillForm, withDayOff } from '../support/booking-page'
import { linkIn, mailTo } from '../support/inbox'
import { expect, test, uniqueEmail } from '../support/journey'
import { chooseFreeDay, chooseTime } from '../support/slot-choice'

test.describe('two visitors', () => {
  test.use({ expectedErrors: /409/ })

  test('who want one time: the second sees it, keeps the text, and gets the fresh times', async ({
    page,
    anotherPerson,
  }) => {
    await page.goto('/book-call')
    await chooseFreeDay(page)
    const value = await chooseTime(page, 1)
    await fillForm(page, uniqueEmail())

    const rival = await anotherPerson()
    await rival.goto('/book-call')
    await chooseFreeDay(rival)
    await chooseTime(rival, 1)
    await fillForm(rival, uniqueEmail())
    await rival.getByRole('button', { name: 'Schedule Call' }).click()
    await expect(rival.getByText('Booking Submitted!').first()).toBeVisible()

    await page.getByRole('button', { name: 'Schedule Call' }).click()
    await expect(page.getByText('This time has just been taken.', { exact: false }).first()).toBeVisible()
    await expect(page.locator(`input[type=radio][value="${value}"]`)).toHaveCount(0)
    await expect(page.getByLabel('Full Name')).toHaveValue('Grace Hopper')
  })
})

test.describe('a day that is closed while its time is chosen', () => {
  test.use({ expectedErrors: /400/ })

  test('is given up: the alert has the focus and leads to the free days, and the text is kept', async ({
    page,
  }) => {
    await page.goto('/book-call')
    await chooseFreeDay(page)
    const value = await chooseTime(page, 0)
    await fillForm(page, uniqueEmail())
    const button = page.getByRole('button', { name: 'Schedule Call' })
    await withDayOff(page, value, async () => {
      await button.click()
      const alert = page.getByRole('alert').filter({ hasText: 'Closed on this day.' })
      await expect(alert).toBeFocused()
      await expect(alert).toContainText('Everything you typed is still here.')
      await expect(button).toBeDisabled()
      await expect(page.getByRole('radio')).toHaveCount(0)
      await expect(page.getByText('No available times for this date')).toBeVisible()
      // The calendar knows the new rules, too.
      await expect(page.getByRole('gridcell', { selected: true }).getByRole('button')).toBeDisabled()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'See the free days' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('region', { name: 'Date' })).toBeInViewport()
      await chooseFreeDay(page)
      await chooseTime(page, 1)
      await expect(alert).toHaveCount(0)
      await button.click()
      await expect(page.getByRole('heading', { name: 'Booking Submitted!' })).toBeFocused()
    })
  })

  test('is given up when a call is moved there, too', async ({ page }) => {
    const email = uniqueEmail()
    await bookFreeCall(page, email)
    await page.goto(linkIn(await mailTo(email, /booking/i), '/bookings/manage'))
    await page.getByRole('button', { name: 'Reschedule' }).click()
    await chooseFreeDay(page)
    const value = await chooseTime(page, 1)
    const move = page.getByRole('button', { name: 'Move the call' })
    await withDayOff(page, value, async () => {
      await move.click()
      const alert = page.getByRole('alert').filter({ hasText: 'The booking was not moved' })
      await expect(alert).toBeFocused()
      await expect(alert).toContainText('Closed on this day.')
      await expect(alert.getByRole('link', { name: 'See the free days' })).toBeVisible()
      await expect(move).toBeDisabled()
      await expect(page.getByRole('radio')).toHaveCount(0)
      await expect(page.getByRole('gridcell', { selected: true }).getByRole('button')).toBeDisabled()
      await chooseFreeDay(page)
      await chooseTime(page, 2)
      await expect(alert).toHaveCount(0)
      await move.click()
      await expect(page.getByRole('alert').filter({ hasText: 'Booking moved' })).toBeFocused()
    })
  })
})
