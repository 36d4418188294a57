import type { Page } from '@playwright/test'
import { enter } from '../support/accounts'
import { bookCall } from '../support/booked-call'
import { hydrated } from '../support/hydrated'
import { linkIn, mailTo } from '../support/inbox'
import { expect, owner, test, uniqueEmail } from '../support/journey'
import { ownAccountForms } from '../support/own-account-forms'
import { linkForms, visitorForms } from '../support/signed-out-forms'
import { chooseFreeDay, chooseTime } from '../support/slot-choice'
import { answerRefusal, expectRefused, press } from '../support/stateful-form'
import { takenOver, translate } from '../support/translation'

// A browser that translates takes the texts away from under the framework. Any page error fails these tests.
test.use({ expectedErrors: /status of (401|404|409|422)/ })

const CRASHED = 'Something went wrong here'

async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByText(CRASHED)).toHaveCount(0)
}

for (const form of [...visitorForms, ...linkForms, ...ownAccountForms])
  test(`${form.name}: works on a translated page`, async ({ page }) => {
    await form.open(page)
    await takenOver(page, form)
    await translate(page)
    const button = form.region(page).getByRole('button', { name: form.button, exact: true })
    await test.step('empty', async () => {
      if (!form.fill || (await button.isDisabled())) return
      await press(page, form)
      await expect(button).not.toHaveAttribute('aria-busy')
      await expectWhole(page)
    })
    await test.step('refused', async () => {
      await form.fill?.(page)
      await page.route(`**${form.api}`, answerRefusal(form), { times: 1 })
      await press(page, form)
      await expectRefused(page, form)
      await expectWhole(page)
    })
    await test.step('done', async () => {
      await form.again?.(page)
      await press(page, form)
      await form.done(page)
      await expectWhole(page)
    })
  })

test('the questions are searched, and links are followed, on translated pages', async ({ page }) => {
  await page.goto('/faq')
  const search = page.getByPlaceholder('Search questions...')
  await search.hover()
  await hydrated(page)
  await translate(page)
  for (const [typed, count] of [
    ['invoice', null],
    ['zzzzzz', 0],
    ['', null],
  ] as const) {
    await search.fill(typed)
    if (count === 0) await expect(page.getByText('No FAQs found')).toBeVisible()
    else await expect(page.getByText('No FAQs found')).toHaveCount(0)
  }
  const bar = page.getByRole('navigation', { name: 'Main' })
  for (const name of ['Pricing', 'Blog', 'Contact', 'Home']) {
    await bar.getByRole('link', { name, exact: true }).click()
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
    await expectWhole(page)
  }
})

test('days and times follow the chosen zone and day on a translated page', async ({ page }) => {
  await page.goto('/book-call')
  const next = page.getByRole('list', { name: 'Next free:' }).getByRole('button').first()
  await expect(next).toBeVisible()
  await chooseFreeDay(page)
  await translate(page)
  const [here, times] = [await next.textContent(), await page.getByRole('radio').count()]
  expect(times).toBeGreaterThan(3)
  await page.getByRole('button', { name: 'Change zone' }).click()
  const parts = (text: string | null) => text?.split(',') ?? []
  await page.getByLabel('Time zone').selectOption('Pacific/Honolulu')
  await expect(page.getByText('(Honolulu)')).toBeVisible()
  await expect.poll(async () => parts(await next.textContent())[1]).not.toBe(parts(here)[1])
  const [dayThere] = parts(await next.textContent())
  // A whole day ahead of Honolulu.
  await page.getByLabel('Time zone').selectOption('Pacific/Kiritimati')
  await expect.poll(async () => parts(await next.textContent())[0]).not.toBe(dayThere)
  const days = await page.getByRole('grid').getByRole('button', { disabled: false }).all()
  // The last day first: a second press on a chosen day would take the choice back.
  for (const button of days.slice(-2).reverse()) {
    const name = (await button.getAttribute('aria-label')) ?? ''
    if (name.endsWith(', selected')) continue
    await button.click()
    await expect(page.getByRole('paragraph').filter({ hasText: name }).first()).toBeVisible()
  }
  await chooseFreeDay(page)
  const chosen = page.getByRole('gridcell', { selected: true }).getByRole('button')
  const [day = ''] = ((await chosen.getAttribute('aria-label')) ?? '').split(', selected')
  await expect(page.getByRole('status').getByText(`on ${day}`)).toBeVisible()
  await chooseTime(page, 0)
  await expect(
    page
      .getByRole('paragraph')
      .filter({ hasText: `${day}, ` })
      .first(),
  ).toBeVisible()
  await expectWhole(page)
})

test('a moved call shows its new time on a translated page', async ({ page }) => {
  const email = uniqueEmail()
  await bookCall(page, email)
  await page.goto(linkIn(await mailTo(email, /booking/i), '/bookings/manage'))
  await page.getByRole('button', { name: 'Reschedule' }).click()
  await expect(page.getByRole('button', { name: /your call is on this day$/ })).toBeVisible()
  await translate(page)
  const before = await page.getByRole('definition').first().textContent()
  await chooseFreeDay(page)
  await chooseTime(page, 2)
  await page.getByRole('button', { name: 'Move the call' }).click()
  await expect(page.getByText('Booking moved')).toBeVisible()
  await expect(page.getByRole('definition').first()).not.toHaveText(before ?? '')
  await expectWhole(page)
})

test('the back office works on translated pages', async ({ page }) => {
  await enter(page, owner)
  for (const tab of [
    '',
    '/bookings',
    '/calendar',
    '/blogs',
    '/users',
    '/security',
    '/monitoring',
    '/invites',
  ]) {
    await page.goto(`/super-admin${tab}`)
    await hydrated(page)
    await translate(page)
    const buttons = page.getByRole('main').getByRole('button', { name: /^(Refresh|Export|Chart|Table)/ })
    for (const button of await buttons.all()) {
      await button.click()
      await expect(button).not.toHaveAttribute('aria-busy')
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectWhole(page)
  }
  await page.getByRole('button', { name: 'Send Invitation' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /Send/ }).click()
  await expect(dialog.getByText('Email is required').first()).toBeVisible()
  await dialog.getByLabel('Email').fill(uniqueEmail())
  await dialog.getByRole('button', { name: /Send/ }).click()
  await expect(page.getByText('Invitation sent to', { exact: false }).first()).toBeVisible()
  // The link is shown once, in a dialog over the tab.
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expectWhole(page)
})
