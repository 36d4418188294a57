import { readFile } from 'node:fs/promises'
import { expectGoodLooks } from '../support/accessibility'
import { enter } from '../support/accounts'
import {
  arrange,
  chooseInMenu,
  chooseStatus,
  detailsOf,
  menuOf,
  openTab,
  rowOf,
  UPDATED,
} from '../support/desk'
import { expect, owner, test, uniqueEmail } from '../support/journey'

test.describe('the lists', () => {
  test('hold what their names say, with figures that lead to them, and are exported as filtered', async ({
    page,
  }) => {
    await enter(page, owner)
    const waiting = await arrange(page, { status: 'pending' })
    const coming = await arrange(page)
    await openTab(page, 'Bookings')
    const lists = page.getByRole('navigation', { name: 'Bookings' })
    await expect(lists.getByRole('link', { name: 'Upcoming' })).toHaveAttribute('aria-current', 'true')
    await lists.getByRole('link', { name: 'Pending' }).click()
    await expect(page).toHaveURL('/super-admin/bookings?view=pending')
    await page.getByRole('searchbox').fill(waiting.name)
    await expect(rowOf(page, waiting.name)).toBeVisible()
    await lists.getByRole('link', { name: 'Upcoming' }).click()
    await expect(page.getByText('No bookings found').filter({ visible: true })).toBeVisible()
    await openTab(page, 'Bookings', `?q=${coming.name}`)
    await expect(rowOf(page, coming.name)).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export CSV' }).click()
    const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(coming.name)
    await page.getByRole('list', { name: 'Bookings' }).getByRole('link', { name: 'Completed' }).click()
    await expect(page).toHaveURL('/super-admin/bookings?view=all&status=completed')
    await lists.getByRole('link', { name: 'Past' }).click()
    await expect(page).toHaveURL('/super-admin/bookings?view=past')
    await openTab(page, 'Bookings', `?view=upcoming&link=missing&q=${coming.name}`)
    await expect(page.getByRole('link', { name: /^No link yet.*remove this filter/ })).toBeVisible()
    await lists.getByRole('link', { name: 'All' }).click()
    await expect(page).toHaveURL(
      `/super-admin/bookings?${new URLSearchParams({ view: 'all', q: coming.name })}`,
    )
    await openTab(page, 'Bookings', `?view=past&q=${coming.name}`)
    await expect(page.getByText('No bookings found').filter({ visible: true })).toBeVisible()
    await page.getByRole('link', { name: 'Show all bookings' }).click()
    await expect(page).toHaveURL('/super-admin/bookings?view=all')
  })

  test('a status is changed in its row and taken back, and a booking is deleted for good', async ({
    page,
  }) => {
    await enter(page, owner)
    const { id, name } = await arrange(page, { status: 'pending' })
    await openTab(page, 'Bookings', `?view=pending&q=${name}`)
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
    await openTab(page, 'Bookings', `?view=all&open=${id}`)
    await expect(page.getByText('This booking does not exist.').filter({ visible: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Deleted')
  })

  test('Undo goes when its time is over, also under the pointer, and covers no button', async ({ page }) => {
    await enter(page, owner)
    const { id, name } = await arrange(page)
    await openTab(page, 'Bookings', `?view=all&q=${name}&open=${id}`)
    const details = detailsOf(page, name)
    await details.getByRole('button', { name: 'Cancel call' }).click()
    await page.getByRole('button', { name: 'Cancel the call' }).click()
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.hover()
    expect((await undo.boundingBox())?.height).toBeLessThan(30)
    await details.getByRole('button', { name: 'Book again' }).click({ trial: true, timeout: 3000 })
    await undo.hover()
    await expect(undo).toBeHidden()
  })

  test('several are cancelled at once', async ({ page }) => {
    await enter(page, owner)
    const company = `Company ${uniqueEmail().slice(0, 10)}`
    const [first, second, third] = [
      await arrange(page, { company }),
      await arrange(page, { company }),
      await arrange(page, { company }),
    ]
    await openTab(page, 'Bookings', `?q=${company}`)
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
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the first booking begins high up, below tabs for fingers', async ({ page }) => {
    await enter(page, owner)
    await arrange(page, { status: 'pending' })
    await openTab(page, 'Bookings', '?view=all')
    expect((await page.getByRole('row').nth(1).boundingBox())?.y).toBeLessThan(400)
    const tab = page.getByRole('navigation', { name: 'Bookings' }).getByRole('link', { name: /^All/ })
    await expect(tab).toBeInViewport({ ratio: 1 })
  })

  test("the mail's link shows name, time and Confirm at once, and every place is within reach", async ({
    page,
  }) => {
    await enter(page, owner)
    const { id, name, time } = await arrange(page, { status: 'pending' })
    await openTab(page, 'Bookings', `?view=all&open=${id}`)
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
    await openTab(page, 'Bookings', '?view=pending')
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
    await enter(page, owner)
    const { name, id } = await arrange(page)
    await openTab(page, 'Bookings', `?q=${name}`)
    await expectGoodLooks(page)
    for (const button of ['Book for a visitor', 'Settings', 'Calendar feed']) {
      await page.getByRole('button', { name: button }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectGoodLooks(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await openTab(page, 'Bookings', `?q=${name}&open=${id}`)
    await expect(detailsOf(page, name)).toBeVisible()
    await expectGoodLooks(page)
    await openTab(page, 'Bookings', '?view=week')
    await expectGoodLooks(page)
  })
})
