import type { Page, Request } from '@playwright/test'
import { longDate } from '../../src/lib/time/format'
import { expectAccessible } from '../support/accessibility'
import { enter } from '../support/accounts'
import {
  arrange,
  changeBehind,
  chooseInMenu,
  chooseStatus,
  dayAhead,
  detailsOf,
  freeDay,
  openTab,
  rowOf,
  UPDATED,
} from '../support/desk'
import { marks } from '../support/editor'
import { mailTo } from '../support/inbox'
import { expect, owner, test, uniqueEmail } from '../support/journey'
import { withSecondSuperAdmin } from '../support/second-super-admin'

test.describe('details', () => {
  test('tell all of a booking, confirm and cancel it', async ({ page }) => {
    await enter(page, owner)
    const email = uniqueEmail()
    const { id, name, date } = await arrange(page, {
      status: 'pending',
      company: 'Nanosecond Ltd',
      phone: '+49 30 1234',
      email,
      notifyVisitor: true,
      message: 'Cards are punched by hand.',
    })
    await openTab(page, 'Bookings', '?view=pending')
    await page.getByRole('searchbox').fill(email)
    await chooseInMenu(page, name, 'View')
    const details = detailsOf(page, name)
    await expect(page).toHaveURL(new RegExp(`open=${id}`))
    for (const text of ['Nanosecond Ltd', '+49 30 1234', 'Cards are punched by hand.', 'Europe/Berlin']) {
      await expect(details.getByText(text)).toBeVisible()
    }
    await expect(details).toContainText(String(Number(date.slice(8))))
    await expect(details.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
    await expect(details.getByRole('link', { name: '+49 30 1234' })).toHaveAttribute('href', 'tel:+49301234')
    await expect(details.getByRole('button', { name: 'Confirm' })).toBeInViewport({ ratio: 1 })
    await details.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText(UPDATED).first()).toBeVisible()
    await expect(details.getByRole('button', { name: 'Confirm' })).toHaveCount(0)
    await expect(details.getByRole('heading', { level: 2 })).toBeFocused()
    await mailTo(email, /confirmed/i)
    await details.getByRole('button', { name: 'Cancel call' }).click()
    const note = page.getByRole('dialog', { name: 'Cancel this call?' })
    await note.getByLabel('Note to the visitor').fill('We are ill, sorry.')
    await note.getByRole('button', { name: 'Cancel the call' }).click()
    await expect(page.getByText('Call cancelled')).toBeVisible()
    await expect(details.getByRole('button', { name: 'Cancel call' })).toHaveCount(0)
    await expect(details.getByText('We are ill, sorry.')).toBeVisible()
    await details.getByRole('button', { name: 'Book again' }).click()
    const question = page.getByRole('alertdialog', { name: 'Book this call again?' })
    await expect(question).toContainText('an email that the call is on again')
    await question.getByRole('button', { name: 'Leave it cancelled' }).click()
    await page.reload()
    const history = details.getByRole('region', { name: 'History' })
    await expect(history).toContainText('Confirmed (was Pending)')
    await expect(history).toContainText('Cancelled (was Confirmed)')
    await expect(history).toContainText('Confirmation sent')
  })

  test('a call is moved and moved back', async ({ page }) => {
    await enter(page, owner)
    const { name, id, time } = await arrange(page)
    const { date, times } = await freeDay(page)
    await openTab(page, 'Bookings', `?q=${name}&open=${id}`)
    await detailsOf(page, name).getByRole('button', { name: 'Move' }).click()
    const dialog = page.getByRole('dialog', { name: 'Move the call' })
    await dialog.getByRole('button', { name: 'Move the call' }).click()
    await expect(dialog).toContainText('Please select a date and time for your call')
    await dialog.getByLabel(/^Date/).fill(date)
    const slot = dialog.getByRole('radio', { name: times[1] })
    await slot.focus()
    await page.keyboard.press('Space')
    await dialog.getByLabel('Notify the visitor').uncheck()
    await dialog.getByRole('button', { name: 'Move the call' }).click()
    await expect(page.getByText(/Call moved to/)).toContainText(String(times[1]))
    await expect(rowOf(page, name)).toContainText(String(times[1]))
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Call moved back')).toBeVisible()
    await expect(rowOf(page, name)).toContainText(time)
  })
})

/** From now on, the page keeps what it shows. */
async function holdRefresh(page: Page): Promise<void> {
  const isRefresh = (request: Request) => request.headers().rsc === '1'
  await page.route('**/super-admin/**', (route) => {
    if (!isRefresh(route.request())) return route.continue()
  })
}

test.describe('one change right after another', () => {
  test('a call is moved, given another status and deleted before the page has loaded again', async ({
    page,
  }) => {
    await enter(page, owner)
    const { name } = await arrange(page)
    const { date, times } = await freeDay(page)
    await openTab(page, 'Bookings', `?q=${name}`)
    await holdRefresh(page)
    await chooseInMenu(page, name, 'Move to another time')
    const dialog = page.getByRole('dialog', { name: 'Move the call' })
    await dialog.getByLabel(/^Date/).fill(date)
    await dialog.getByRole('radio', { name: times[1] }).focus()
    await page.keyboard.press('Space')
    await dialog.getByRole('button', { name: 'Move the call' }).click()
    await expect(page.getByText(/Call moved to/)).toBeVisible()
    await chooseStatus(page, name, 'Completed')
    await expect(page.getByText(UPDATED)).toBeVisible()
    await chooseInMenu(page, name, 'Delete')
    await page.getByRole('button', { name: 'Delete booking' }).click()
    await expect(page.getByText('Booking deleted successfully')).toBeVisible()
  })

  test('two days get their hours before the page has loaded again', async ({ page }) => {
    await enter(page, owner)
    const [monday, tuesday] = ['2030-09-02', '2030-09-03'] as const
    const settings = '/api/globals/calendar-settings'
    const daysOff = async () =>
      (await (await page.request.get(settings, { headers: marks() })).json()).daysOff ?? []
    const before = await daysOff()
    await openTab(page, 'Bookings', '?view=week&week=2030-W36')
    await holdRefresh(page)
    for (const day of [monday, tuesday]) {
      await page.getByRole('button', { name: `Hours of ${longDate(day)}` }).click()
      const dialog = page.getByRole('dialog', { name: 'Hours of a day' })
      await dialog.getByLabel('Hours').selectOption('Day off')
      await dialog.getByRole('button', { name: 'Save the hours' }).click()
      await expect(dialog).toBeHidden()
    }
    const dates = (await daysOff()).map(({ from }: { from: string }) => from)
    expect(dates).toEqual(expect.arrayContaining([monday, tuesday]))
    await page.request.post(settings, { data: { daysOff: before }, headers: marks() })
  })
})

test.describe('two super admins at once', () => {
  test.use({ expectedErrors: /status of 412/ })

  test('the slower one sees what has changed, and nothing is overwritten', async ({ page }) => {
    await withSecondSuperAdmin(page, async (other) => {
      const { name } = await arrange(page, { status: 'pending' })
      await openTab(page, 'Bookings', `?view=all&q=${name}`)
      await openTab(other, 'Bookings', `?view=all&q=${name}`)
      await chooseStatus(other, name, 'Confirmed')
      await expect(other.getByText(UPDATED)).toBeVisible()

      await chooseStatus(page, name, 'Completed')
      const conflict = page.getByRole('alertdialog', { name: 'Changed by someone else' })
      await expect(conflict).toContainText('Status: Confirmed (was Pending)')
      await expect(page.getByText('Failed to update booking status')).toBeVisible()
      await expectAccessible(page)
      await conflict.getByRole('button', { name: 'Show the latest version' }).click()
      await expect(rowOf(page, name)).toContainText('Confirmed')
      // The list asks for a note to the visitor, which may be left empty.
      await chooseStatus(page, name, 'Cancelled')
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel the call' }).click()
      await expect(page.getByText('Call cancelled')).toBeVisible()

      // And the first one sees that with the next look.
      await other.getByRole('button', { name: 'Refresh' }).click()
      await expect(rowOf(other, name)).toContainText('Cancelled')
    })
  })

  test('a deletion, many cancellations and a move leave alone what was changed meanwhile', async ({
    page,
  }) => {
    await enter(page, owner)
    const { id, name } = await arrange(page)
    await openTab(page, 'Bookings', `?q=${name}`)
    await chooseInMenu(page, name, 'Delete')
    await changeBehind(page, id, { company: 'Renamed Ltd' })
    await page.getByRole('button', { name: 'Delete booking' }).click()
    const conflict = page.getByRole('alertdialog', { name: 'Changed by someone else' })
    await expect(conflict).toContainText('Other details of the booking')
    await conflict.getByRole('button', { name: 'Show the latest version' }).click()
    await expect(page.getByRole('button', { name: `Actions for ${name}` })).toBeFocused()
    await expect(rowOf(page, name)).toContainText('Renamed Ltd')

    await page.getByLabel(`Select ${name}`).check()
    await changeBehind(page, id, { company: 'Renamed twice Ltd' })
    await page.getByRole('button', { name: 'Cancel selected' }).click()
    await page.getByRole('button', { name: 'Cancel 1 booking' }).click()
    await expect(page.getByText('1 skipped because someone else changed it')).toBeVisible()
    await expect(rowOf(page, name)).toContainText('Renamed twice Ltd')
    await expect(rowOf(page, name)).toContainText('Confirmed')
    await expect(page.getByLabel(`Select ${name}`)).toBeChecked()

    const { date, times } = await freeDay(page)
    await chooseInMenu(page, name, 'Move to another time')
    await changeBehind(page, id, { company: 'Renamed a third time Ltd' })
    const dialog = page.getByRole('dialog', { name: 'Move the call' })
    await dialog.getByLabel(/^Date/).fill(date)
    await dialog.getByRole('radio', { name: times[0] }).check({ force: true })
    await dialog.getByRole('button', { name: 'Move the call' }).click()
    await expect(conflict).toContainText('Other details of the booking')
    await conflict.getByRole('button', { name: 'Show the latest version' }).click()
    await expect(rowOf(page, name)).toContainText('Renamed a third time Ltd')
  })
})

test.describe('booking for a visitor', () => {
  test.use({ expectedErrors: /status of 4/ })

  test('takes a free time; what was typed stays', async ({ page }) => {
    await enter(page, owner)
    const email = uniqueEmail()
    await openTab(page, 'Bookings')
    await page.getByRole('button', { name: 'Book for a visitor' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Book for a visitor' })
    await expect(dialog.getByLabel('Name')).toBeFocused()
    // Of the next day that has any.
    await expect(dialog.getByRole('radio').first()).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Book the call' })).toBeInViewport({ ratio: 1 })
    await dialog.getByLabel('Name').fill('Grace Hopper')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Book for a visitor' }).first().click()
    await expect(dialog.getByLabel('Name')).toHaveValue('Grace Hopper')
    const { date, times } = await freeDay(page)
    await dialog.getByLabel(/^Date/).fill(date)
    await dialog.getByRole('radio', { name: times[2] }).check({ force: true })
    await dialog.getByRole('button', { name: 'Book the call' }).click()
    await expect(dialog.getByLabel('Email')).toBeFocused()
    await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Email is required')
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByRole('button', { name: 'Book the call' }).click()
    await expect(page.getByText('Call booked for Grace Hopper')).toBeVisible()
    await expect(detailsOf(page, 'Grace Hopper')).toContainText(`${times[2]} to`)
    await mailTo(email, /confirmed/i)
    await chooseInMenu(page, 'Grace Hopper', 'Delete')
    await page.getByRole('button', { name: 'Delete booking' }).click()
    await expect(page.getByText('Booking deleted successfully')).toBeVisible()
  })

  test('leaves the offered hours only when that is ticked', async ({ page }) => {
    await enter(page, owner)
    // The dialog is modal: nothing outside of it can be found.
    await page.goto('/super-admin/bookings?new=1')
    const dialog = page.getByRole('dialog', { name: 'Book for a visitor' })
    await dialog.getByLabel(/^Date/).fill(dayAhead(170))
    await expect(dialog).toContainText('No available times for this date')
    await dialog.getByLabel('Name').fill('Night Owl')
    await dialog.getByLabel('Email').fill(uniqueEmail())
    await dialog.getByRole('button', { name: 'Book the call' }).click()
    await expect(dialog).toContainText('Please select a date and time for your call')
    await dialog.getByLabel(/^Another time/).check()
    await dialog.getByLabel(/^Time/).fill('05:15')
    await dialog.getByRole('button', { name: 'Book the call' }).click()
    await expect(detailsOf(page, 'Night Owl')).toContainText('05:15 to')
    await expect(page).not.toHaveURL(/new=/)
  })
})
