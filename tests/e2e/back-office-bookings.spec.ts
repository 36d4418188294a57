import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { isoWeek } from '../../src/features/booking/desk/week-address'
import { addCalendarDays, isoWeekday } from '../../src/lib/time/calendar-date'
import { longDate } from '../../src/lib/time/format'
import { expectAccessible, expectGoodLooks } from '../support/accessibility'
import { enter, newAccount, sendAs } from '../support/accounts'
import { arrange, changeBehind, dayAhead } from '../support/desk'
import { marks } from '../support/editor'
import { mailTo } from '../support/inbox'
import { expect, owner, test, uniqueEmail } from '../support/journey'
import { withSecondSuperAdmin } from '../support/second-super-admin'

const UPDATED = 'Booking status updated successfully'

// Next preloads the style sheet of the site's error page on every page; the admin has another one.
test.use({ expectedErrors: /preloaded using link preload but not used/ })

async function openBookings(page: Page, query = ''): Promise<void> {
  await page.goto(`/super-admin/bookings${query}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible()
}

const rowOf = (page: Page, name: string) => page.getByRole('row', { name })
const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Actions for ${name}` })
const detailsOf = (page: Page, name: string) => page.getByRole('complementary', { name })

async function chooseInMenu(page: Page, name: string, item: string): Promise<void> {
  await menuOf(page, name).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function chooseStatus(page: Page, name: string, status: string): Promise<void> {
  await menuOf(page, name).click()
  await page.getByRole('menuitemradio', { name: status }).click()
}

/** The next day with a free time, as visitors are offered it. */
async function freeDay(page: Page): Promise<{ date: string; times: string[] }> {
  for (let ahead = 2; ahead < 30; ahead++) {
    const date = dayAhead(ahead)
    const { slots } = await (await page.request.get(`/api/availability?date=${date}`)).json()
    if (slots?.length > 3) return { date, times: slots.map(({ time }: { time: string }) => time) }
  }
  throw new Error('No day with free times')
}

test.describe('who may come in', () => {
  async function outcome(request: APIRequestContext, id: string) {
    const headers = marks()
    const calls = [
      await request.patch(`/api/bookings/${id}`, { headers, data: { status: 'cancelled' } }),
      await request.delete(`/api/bookings/${id}`, { headers }),
      await request.post('/api/book-for-visitor', { headers, data: {} }),
      await request.post('/api/move-booking', { headers, data: { id } }),
      await request.post('/api/cancel-bookings', { headers, data: { ids: [id] } }),
      await request.get('/api/bookings-export', { headers }),
      await request.post('/api/bookings-feed', { headers, data: { action: 'create' } }),
      await request.post('/api/globals/calendar-settings', { headers, data: { maxDaysAdvance: 3 } }),
    ]
    return calls.map((call) => call.status())
  }

  test('only super admins, neither the page nor its calls to others', async ({ browser, page, request }) => {
    await enter(page, owner)
    const { id, name } = await arrange(page)
    expect(await outcome(request, id)).toEqual([403, 403, 401, 401, 401, 401, 401, 403])
    expect(await (await request.get('/super-admin/bookings?view=all')).text()).not.toContain(name)

    const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.61.3.9' } })
    const other = await context.newPage()
    const person = await newAccount(other)
    for (const role of ['user', 'admin']) {
      if (role === 'admin') await sendAs(page, '/api/assign-user-role', { email: person.email, role })
      expect(new Set(await outcome(context.request, id))).toEqual(new Set([403]))
      expect(await (await context.request.get('/super-admin/bookings?view=all')).text()).not.toContain(name)
    }
    await context.close()
    await openBookings(page, `?view=all&q=${name}`)
    await expect(rowOf(page, name)).toContainText('Confirmed')
  })
})

test.describe('the lists', () => {
  test('hold what their names say, with figures that lead to them, and are exported as filtered', async ({
    page,
  }) => {
    await enter(page, owner)
    const waiting = await arrange(page, { status: 'pending' })
    const coming = await arrange(page)
    await openBookings(page)
    const lists = page.getByRole('navigation', { name: 'Bookings' })
    await expect(lists.getByRole('link', { name: 'Upcoming' })).toHaveAttribute('aria-current', 'true')
    await lists.getByRole('link', { name: 'Pending' }).click()
    await expect(page).toHaveURL('/super-admin/bookings?view=pending')
    await page.getByRole('searchbox').fill(waiting.name)
    await expect(rowOf(page, waiting.name)).toBeVisible()
    await lists.getByRole('link', { name: 'Upcoming' }).click()
    await expect(page.getByText('No bookings found').filter({ visible: true })).toBeVisible()
    await openBookings(page, `?q=${coming.name}`)
    await expect(rowOf(page, coming.name)).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export CSV' }).click()
    const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(coming.name)
    await page.getByRole('list', { name: 'Bookings' }).getByRole('link', { name: 'Completed' }).click()
    await expect(page).toHaveURL('/super-admin/bookings?view=all&status=completed')
    await openBookings(page, `?view=past&q=${coming.name}`)
    await expect(page.getByText('No bookings found').filter({ visible: true })).toBeVisible()
    await page.getByRole('link', { name: 'Show all bookings' }).click()
    await expect(page).toHaveURL('/super-admin/bookings?view=all')
  })

  test('a status is changed in its row and taken back, and a booking is deleted for good', async ({
    page,
  }) => {
    await enter(page, owner)
    const { id, name } = await arrange(page, { status: 'pending' })
    await openBookings(page, `?view=pending&q=${name}`)
    await chooseStatus(page, name, 'Completed')
    await expect(page.getByText(UPDATED)).toBeVisible()
    await expect(page.getByText('No bookings found').filter({ visible: true })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rowOf(page, name)).toContainText('Pending')

    await chooseInMenu(page, name, 'Delete')
    await expect(page.getByRole('alertdialog')).toContainText(name)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await chooseInMenu(page, name, 'Delete')
    await page.getByRole('button', { name: 'Delete booking' }).click()
    await expect(page.getByText('Booking deleted successfully')).toBeVisible()
    await expect(page.getByText('No bookings found').filter({ visible: true })).toBeVisible()
    await openBookings(page, `?view=all&open=${id}`)
    await expect(page.getByText('This booking does not exist.').filter({ visible: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Deleted')
  })

  test('Undo goes when its time is over, also under the pointer, and covers no button', async ({ page }) => {
    await enter(page, owner)
    const { id, name } = await arrange(page)
    await openBookings(page, `?view=all&q=${name}&open=${id}`)
    const details = detailsOf(page, name)
    await details.getByRole('button', { name: 'Cancel call' }).click()
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.hover()
    expect((await undo.boundingBox())?.height).toBeLessThan(30)
    await details.getByRole('button', { name: 'Book again' }).click({ trial: true, timeout: 3000 })
    await undo.hover()
    await expect(undo).toBeHidden({ timeout: 13_000 })
  })

  test('several are cancelled at once', async ({ page }) => {
    await enter(page, owner)
    const company = `Company ${uniqueEmail().slice(0, 10)}`
    const [first, second, third] = [
      await arrange(page, { company }),
      await arrange(page, { company }),
      await arrange(page, { company }),
    ]
    await openBookings(page, `?q=${company}`)
    await page.getByLabel('Select all on this page').check()
    await page.getByLabel(`Select ${third.name}`).uncheck()
    await expect(page.getByText('2 bookings selected')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel selected' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(first.name)
    await expect(question).not.toContainText(third.name)
    await question.getByLabel('Notify the visitors').uncheck()
    await question.getByRole('button', { name: 'Cancel 2 bookings' }).click()
    await expect(page.getByText('2 cancelled')).toBeVisible()
    await expect(rowOf(page, second.name)).toBeHidden()
    await expect(rowOf(page, third.name)).toBeVisible()
  })

  test('what someone else changes is marked, and nothing moves', async ({ page }) => {
    await page.clock.install()
    await enter(page, owner)
    const { id, name } = await arrange(page)
    await openBookings(page, `?q=${name}&open=${id}`)
    await changeBehind(page, id, { status: 'completed' })
    await page.clock.fastForward('00:31')
    await expect(rowOf(page, name)).toContainText('No longer in this list')
    await expect(detailsOf(page, name).getByRole('status')).toHaveText('Changed just now by someone else')
  })
})

test.describe('details', () => {
  test('tell all of a booking, confirm and cancel it', async ({ page }) => {
    await enter(page, owner)
    const email = uniqueEmail()
    const { id, name, date } = await arrange(page, {
      ...{ status: 'pending', company: 'Nanosecond Ltd', phone: '+49 30 1234', email, notifyVisitor: true },
      message: 'Cards are punched by hand.',
    })
    await openBookings(page, '?view=pending')
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
    await expect(details.getByRole('button', { name: 'Confirm' })).toBeDisabled()
    await expect(details.getByRole('heading', { level: 2 })).toBeFocused()
    await mailTo(email, /confirmed/i)
    await details.getByRole('button', { name: 'Cancel with a note' }).click()
    const note = page.getByRole('dialog', { name: 'Cancel with a note' })
    await note.getByLabel('Note to the visitor').fill('We are ill, sorry.')
    await note.getByRole('button', { name: 'Cancel the call' }).click()
    await expect(page.getByText('Call cancelled')).toBeVisible()
    await expect(details.getByRole('button', { name: 'Cancel call' })).toBeDisabled()
    await expect(details.getByText('We are ill, sorry.')).toBeVisible()
    await details.getByRole('button', { name: 'Book again' }).click()
    const question = page.getByRole('alertdialog', { name: 'Book this call again?' })
    await expect(question).toContainText('an email that the call is on again')
    await question.getByRole('button', { name: 'Leave it cancelled' }).click()
    await page.reload()
    const history = details.getByRole('region', { name: 'History' })
    await expect(history).toContainText('status from pending to confirmed')
    await expect(history).toContainText('status from confirmed to cancelled')
    await expect(history).toContainText('Confirmation sent')
  })

  test('a call is moved and moved back', async ({ page }) => {
    await enter(page, owner)
    const { name, id, time } = await arrange(page)
    const { date, times } = await freeDay(page)
    await openBookings(page, `?q=${name}&open=${id}`)
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

test.describe('two super admins at once', () => {
  test.use({ expectedErrors: /preloaded using link preload|status of 412/ })

  test('the slower one sees what has changed, and nothing is overwritten', async ({ page }) => {
    await withSecondSuperAdmin(page, async (other) => {
      const { name } = await arrange(page, { status: 'pending' })
      await openBookings(page, `?view=all&q=${name}`)
      await openBookings(other, `?view=all&q=${name}`)
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
    await openBookings(page, `?q=${name}`)
    await chooseInMenu(page, name, 'Delete')
    await changeBehind(page, id, { company: 'Renamed Ltd' })
    await page.getByRole('button', { name: 'Delete booking' }).click()
    const conflict = page.getByRole('alertdialog', { name: 'Changed by someone else' })
    await expect(conflict).toContainText('Other details of the booking')
    await conflict.getByRole('button', { name: 'Show the latest version' }).click()
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
  test.use({ expectedErrors: /preloaded using link preload|status of 4/ })

  test('takes a free time; what was typed stays', async ({ page }) => {
    await enter(page, owner)
    const email = uniqueEmail()
    await openBookings(page)
    await page.getByRole('button', { name: 'Book for a visitor' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Book for a visitor' })
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
    await detailsOf(page, 'Grace Hopper').getByRole('button', { name: 'Delete' }).click()
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

test.describe('the week', () => {
  const callOf = (page: Page, name: string) => page.getByRole('link', { name })

  /** The next day on which clocks go forward in Berlin: the last Sunday of a March. */
  function springSunday(): string {
    const years = [0, 1].map((more) => Number(dayAhead(1).slice(0, 4)) + more)
    const sundays = years.map((year) => addCalendarDays(`${year}-03-31`, -(isoWeekday(`${year}-03-31`) % 7)))
    return sundays.find((sunday) => sunday > dayAhead(0)) ?? ''
  }

  test('shows calls at their times, opens them, and leads to other weeks', async ({ page }) => {
    await enter(page, owner)
    const date = springSunday()
    const week = isoWeek(date)
    const { name, id } = await arrange(page, { preferredDate: date, preferredTime: '03:30' })
    await openBookings(page, `?view=week&week=${week}`)
    await expect(page.getByRole('heading', { level: 2 })).toContainText(longDate(addCalendarDays(date, -6)))
    const sunday = page.getByRole('region', { name: longDate(date) })
    // The night in which clocks go forward.
    await expect(sunday.getByRole('link', { name })).toContainText('03:30 to 04:30 CEST')
    await expect(sunday.getByRole('link', { name })).toContainText('Confirmed')
    await callOf(page, name).click()
    await expect(page).toHaveURL(`/super-admin/bookings?view=week&week=${week}&open=${id}`)
    await expect(detailsOf(page, name)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(callOf(page, name)).toBeFocused()
    await page.getByRole('link', { name: 'Next week' }).click()
    await expect(page).toHaveURL(`/super-admin/bookings?view=week&week=${isoWeek(addCalendarDays(date, 1))}`)
    await expect(callOf(page, name)).toBeHidden()
    await page.goBack()
    await expect(callOf(page, name)).toBeVisible()
    await page.getByRole('link', { name: 'This week' }).click()
    await expect(page.getByText('Today', { exact: true })).toBeVisible()
  })

  test('is walked through by arrow keys, and free time is booked', async ({ page }) => {
    await enter(page, owner)
    const { date, times } = await freeDay(page)
    await openBookings(page, `?view=week&week=${isoWeek(date)}`)
    // Another day of this week may have one time left, with nothing below it.
    const day = page.getByRole('region', { name: longDate(date) })
    const cells = day.locator('[data-cell]')
    await cells.first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(cells.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(cells.first()).toBeFocused()
    await day.getByRole('button', { name: new RegExp(`^${times[0]}: free`) }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Book for a visitor' })
    await expect(dialog.getByRole('radio', { name: times[0] })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
})

test.describe('the calendar feed', () => {
  test('is made, copied once, and revoked', async ({ page, request }) => {
    await enter(page, owner)
    const { name } = await arrange(page)
    await openBookings(page)
    const dialog = page.getByRole('dialog', { name: 'Calendar feed' })
    const question = page.getByRole('alertdialog', { name: 'Revoke the calendar feed?' })
    await page.getByRole('button', { name: 'Calendar feed' }).click()
    await dialog.getByRole('button', { name: 'Create feed' }).click()
    const address = await dialog.getByLabel('Address of the feed').inputValue()
    expect(await (await request.get(address)).text()).toContain(name)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Calendar feed' }).click()
    await expect(dialog.getByLabel('Address of the feed')).toBeHidden()
    await dialog.getByRole('button', { name: 'Revoke feed' }).click()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    expect((await request.get(address)).status()).toBe(200)
    await dialog.getByRole('button', { name: 'Revoke feed' }).click()
    await question.getByRole('button', { name: 'Revoke calendar feed' }).click()
    await expect(page.getByText('Calendar feed revoked')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Create feed' })).toBeVisible()
    expect((await request.get(address)).status()).toBe(404)
  })
})

test.describe('the settings', () => {
  test.use({ expectedErrors: /preloaded using link preload|status of 412/ })

  test('are checked, saved, and not overwritten', async ({ page }) => {
    await enter(page, owner)
    await openBookings(page)
    const dialog = page.getByRole('dialog', { name: 'Settings' })
    const save = dialog.getByRole('button', { name: 'Save settings' })
    await page.getByRole('button', { name: 'Settings' }).click()
    await dialog.getByLabel('Working hours end').fill('08:00')
    await dialog.getByLabel('Days ahead').fill('soon')
    await save.click()
    await expect(dialog.getByLabel('Days ahead')).toHaveAccessibleDescription(/whole number from 1 to 365/)
    await dialog.getByLabel('Days ahead').fill('31')
    await save.click()
    await expect(dialog.getByLabel('Working hours end')).toHaveAccessibleDescription(
      /The end must be later than the start/,
    )
    await dialog.getByLabel('Working hours end').fill('17:00')
    await save.click()
    await expect(page.getByText('Calendar settings updated successfully')).toBeVisible()

    await page.getByRole('button', { name: 'Settings' }).click()
    await expect(dialog.getByLabel('Days ahead')).toHaveValue('31')
    await sendAs(page, '/api/globals/calendar-settings', { maxDaysAdvance: 30 })
    await dialog.getByLabel('Buffer after a call (minutes)').fill('15')
    await save.click()
    await expect(dialog.getByRole('alert')).toContainText('Days ahead: 30 (was 31)')
    await expect(page.getByText('Failed to update settings')).toBeVisible()
    await dialog.getByRole('button', { name: 'Show the latest version' }).click()
    await expect(dialog.getByLabel('Days ahead')).toHaveValue('30')
    await expect(dialog.getByLabel('Buffer after a call (minutes)')).toHaveValue('0')
  })
})

test('the settings ask before they drop what was typed', async ({ page }) => {
  await enter(page, owner)
  await openBookings(page)
  const open = () => page.getByRole('button', { name: 'Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  const question = page.getByRole('alertdialog', { name: 'Close without saving?' })
  await open()
  const days = dialog.getByLabel('Days ahead')
  const before = await days.inputValue()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await open()
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await days.fill('123')
    await leave()
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(question).toBeHidden()
    await expect(days).toHaveValue('123')
  }
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Close without saving' }).click()
  await expect(dialog).toBeHidden()
  await open()
  await expect(days).toHaveValue(before)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("the mail's link shows name, time and Confirm at once, and every place is within reach", async ({
    page,
  }) => {
    await enter(page, owner)
    const { id, name, time } = await arrange(page, { status: 'pending' })
    await openBookings(page, `?view=all&open=${id}`)
    const details = detailsOf(page, name)
    const confirm = details.getByRole('button', { name: 'Confirm' })
    for (const part of [details.getByRole('heading', { name }), details.getByText(time).first(), confirm]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
    const [shown, covering] = [
      await details.getByText(time).first().boundingBox(),
      await confirm.boundingBox(),
    ]
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(covering?.y ?? 0)
    await confirm.click()
    await expect(page.getByText(UPDATED)).toBeVisible()
    await page.getByRole('button', { name: 'More places' }).click()
    await page.getByRole('menuitem', { name: 'People' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  })
})

test.describe('everyone can use it', () => {
  test('by keyboard alone', async ({ page }) => {
    await enter(page, owner)
    const { name } = await arrange(page, { status: 'pending' })
    await openBookings(page, '?view=pending')
    await page.keyboard.press('/')
    await page.keyboard.type(name)
    await expect(page).toHaveURL(/q=Visitor/)
    const link = page.getByRole('link', { name, exact: true })
    await expect(page.getByRole('table').locator('[data-row-link]')).toHaveCount(1)
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(detailsOf(page, name).getByRole('heading', { level: 2 })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: `Confirm ${name}` })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(menuOf(page, name)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'View' })).toBeFocused()
    // Looking through the menu changes nothing.
    await page.keyboard.press('Escape')
    await expect(menuOf(page, name)).toBeFocused()
    await expect(rowOf(page, name)).toContainText('Pending')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText(UPDATED)).toBeVisible()
    await expect(page.locator('#tab')).toBeFocused()
  })

  test('in every look', async ({ page }) => {
    // Six states of the tab are looked at from one end to the other.
    test.setTimeout(180_000)
    await enter(page, owner)
    const { name, id } = await arrange(page)
    await openBookings(page, `?q=${name}`)
    await expectGoodLooks(page)
    for (const button of ['Book for a visitor', 'Settings', 'Calendar feed']) {
      await page.getByRole('button', { name: button }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectGoodLooks(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await openBookings(page, `?q=${name}&open=${id}`)
    await expect(detailsOf(page, name)).toBeVisible()
    await expectGoodLooks(page)
    await openBookings(page, '?view=week')
    await expectGoodLooks(page)
  })
})
