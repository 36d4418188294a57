import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { linkIn, mailTo } from '../support/inbox'
import { expect, owner, somebody, test } from '../support/journey'

/** The first day in the calendar that still has a free time, chosen by clicking. */
async function chooseFreeDay(page: Page): Promise<void> {
  const days = page.getByRole('grid').getByRole('button', { disabled: false })
  await expect(days.first()).toBeVisible()
  const count = await days.count()
  // From the end, where other tests have not booked.
  for (let index = count - 1; index >= 0; index--) {
    await days.nth(index).click()
    await expect(
      page.getByRole('radio').first().or(page.getByText('No available times for this date')),
    ).toBeAttached()
    if ((await page.getByRole('radio').count()) > 3) return
  }
  throw new Error('No day with free times')
}

async function chooseTime(page: Page, index: number): Promise<string> {
  const radio = page.getByRole('radio').nth(index)
  await radio.focus()
  await page.keyboard.press('Space')
  await expect(radio).toBeChecked()
  return (await radio.getAttribute('value')) ?? ''
}

async function fillForm(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Grace Hopper')
  await page.getByLabel('Email', { exact: false }).first().fill(email)
  await page.getByLabel('Company').fill('Nanosecond Ltd')
  await page.getByLabel('Tell us about your automation needs').fill('We copy <b>invoices</b> by hand.')
}

/** What a browser says by itself; without it a cookie does not count. */
const asThisSite = (page: Page) => ({
  headers: { origin: new URL(page.url()).origin, 'x-requested-with': 'XMLHttpRequest' },
})

async function signInAsOwner(page: Page): Promise<void> {
  const answer = await page.request.post('/api/users/login', {
    data: owner,
    ...asThisSite(page),
  })
  expect(answer.status()).toBe(200)
}

test.describe('a visitor', () => {
  test('books a call, gets the invite, moves it and cancels it', async ({ page }) => {
    const email = somebody()
    await page.goto('/book-call')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book Your Free Automation Consultation')
    await expect(page.getByRole('button', { name: 'Schedule Call' })).toBeDisabled()
    await chooseFreeDay(page)
    await chooseTime(page, 0)
    await fillForm(page, email)
    await page.getByRole('button', { name: 'Schedule Call' }).click()
    await expect(page.getByText('Booking Submitted!').first()).toBeVisible()

    const mail = await mailTo(email, /booking/i)
    expect(mail.text).toMatch(/UTC[+-]\d{2}:\d{2}/)
    const attachment = mail.attachments.find(
      ({ mimeType }) => mimeType.includes('calendar') || mimeType.includes('ics'),
    )
    const content = attachment?.content
    const event = new ICAL.Component(
      ICAL.parse(typeof content === 'string' ? content : new TextDecoder().decode(content)),
    ).getFirstSubcomponent('vevent')
    const start = event?.getFirstPropertyValue('dtstart') as ICAL.Time

    await page.goto('/')
    await signInAsOwner(page)
    const stored = (await (
      await page.request.get(`/api/bookings?where[email][equals]=${email}`, asThisSite(page))
    ).json()) as {
      docs: { id: string; status: string; bookingDatetime: string }[]
    }
    expect(stored.docs).toHaveLength(1)
    expect(stored.docs[0]?.status).toBe('pending')
    expect(start.toJSDate().toISOString()).toBe(stored.docs[0]?.bookingDatetime)

    await page.context().clearCookies()
    await page.goto(linkIn(mail, '/bookings/manage'))
    await page
      .getByRole('button', { name: /reschedule/i })
      .first()
      .click()
    await chooseFreeDay(page)
    await chooseTime(page, 2)
    await page
      .getByRole('button', { name: /move|reschedule|confirm/i })
      .last()
      .click()
    const moved = await mailTo(email, /moved/i)
    await page.goto(linkIn(moved, '/bookings/manage'))
    await page
      .getByRole('button', { name: /cancel/i })
      .first()
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /cancel/i })
      .last()
      .click()
    await mailTo(email, /cancel/i)
  })

  test('sees the booking in the admin as the owner', async ({ page }) => {
    await page.goto('/')
    await signInAsOwner(page)
    await page.goto('/admin/collections/bookings')
    await expect(page.getByRole('link', { name: 'Grace Hopper' }).first()).toBeVisible()
  })
})

test.describe('two visitors', () => {
  test.use({ expectedErrors: [/409/] })

  test('who want one time: the second is told, keeps the text, and gets the fresh times', async ({
    page,
    browser,
  }) => {
    await page.goto('/book-call')
    await chooseFreeDay(page)
    const value = await chooseTime(page, 1)
    await fillForm(page, somebody())

    const other = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.9.9.9' } })
    const rival = await other.newPage()
    await rival.goto('/book-call')
    await chooseFreeDay(rival)
    await chooseTime(rival, 1)
    await fillForm(rival, somebody())
    await rival.getByRole('button', { name: 'Schedule Call' }).click()
    await expect(rival.getByText('Booking Submitted!').first()).toBeVisible()
    await other.close()

    await page.getByRole('button', { name: 'Schedule Call' }).click()
    await expect(page.getByText('This time has just been taken.', { exact: false }).first()).toBeVisible()
    await expect(page.locator(`input[type=radio][value="${value}"]`)).toHaveCount(0)
    await expect(page.getByLabel('Full Name')).toHaveValue('Grace Hopper')
  })
})

test.describe('somebody lost', () => {
  test.use({ expectedErrors: [/404/] })

  test('sees the page for unknown addresses', async ({ page }) => {
    const answer = await page.goto('/no/such/page')
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
    await page.getByRole('link', { name: /home/i }).first().click()
    await expect(page).toHaveURL('/')
  })
})
