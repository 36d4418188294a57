import type { Browser, Page } from '@playwright/test'
import { expectAccessible, expectGoodLooks } from '../support/accessibility'
import { enter, sendAs } from '../support/accounts'
import { dayAhead, openTab } from '../support/desk'
import { marks } from '../support/editor'
import { googleCall } from '../support/google/remote'
import { linkIn, mailTo } from '../support/inbox'
import { expect, owner, test, uniqueEmail } from '../support/journey'

// Refused calls are part of the journey.
test.use({ expectedErrors: /status of (400|409|503)/ })
test.describe.configure({ mode: 'serial' })

const CALLS = 'calls@group.calendar.google.com'
const EXPIRED = 'Your Google Calendar token has expired. Please reconnect to continue syncing.'

const card = (page: Page) => page.getByRole('region', { name: 'Google Calendar' })
const toast = (page: Page, text: string | RegExp) =>
  expect(
    page
      .getByRole('region', { name: /Notifications/ })
      .getByText(text)
      .first(),
  ).toBeVisible()

async function configure(page: Page, secret = 'local-client-secret'): Promise<void> {
  const form = card(page).getByRole('form', { name: 'OAuth settings' })
  if (!(await form.isVisible())) await card(page).locator('summary').click()
  await form.getByLabel('Client ID').fill('local.apps.googleusercontent.com')
  await form.getByLabel('Client secret').fill(secret)
  await form.getByRole('button', { name: 'Save OAuth settings' }).click()
  await toast(page, 'OAuth configuration saved successfully')
}

/** Presses the button, and allows it in the window that opens. */
async function allow(page: Page, button = 'Connect Google Calendar', choice = 'Allow'): Promise<void> {
  const opened = page.waitForEvent('popup')
  await card(page).getByRole('button', { name: button }).click()
  const popup = await opened
  await toast(page, 'Authorization Required')
  await popup.getByRole('button', { name: choice }).click()
}

async function pick(page: Page): Promise<void> {
  await card(page).getByLabel('Calendar', { exact: true }).selectOption(CALLS)
  await card(page).getByRole('button', { name: 'Use this calendar' }).click()
  await toast(page, 'Calendar selected')
  await expect(card(page).getByRole('button', { name: 'Sync now' })).toBeVisible()
}

interface Slot {
  date: string
  time: string
  start: string
  end: string
}

/** A free slot some days ahead, as a visitor is offered it. */
async function freeSlot(page: Page, from = 2): Promise<Slot> {
  for (let ahead = from; ahead < 30; ahead++) {
    const date = dayAhead(ahead)
    const answer = await (await page.request.get(`/api/availability?date=${date}`)).json()
    const slot = answer.slots?.at(-1)
    if (slot) return { date, ...slot }
  }
  throw new Error('No free slot was found')
}

async function visitorBooks(browser: Browser, { date, time, start }: Slot, email: string): Promise<string> {
  const context = await browser.newContext({
    extraHTTPHeaders: { 'x-forwarded-for': `10.88.${Math.floor(Math.random() * 250)}.7` },
  })
  const answer = await context.request.post('/api/create-booking', {
    headers: marks(),
    data: {
      name: 'Grace Hopper',
      email,
      preferredDate: date,
      preferredTime: time,
      start,
      timezone: 'Europe/Berlin',
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { booking } = await answer.json()
  await context.close()
  return booking.id
}

interface GoogleEvent {
  id: string
  status: string
  start: { dateTime: string }
  extendedProperties?: { private?: { bookingId?: string } }
}

const eventOf = async (bookingId: string) =>
  (await googleCall<GoogleEvent[]>('GET', `/control/events?calendar=${CALLS}`)).find(
    ({ status, extendedProperties }) =>
      status !== 'cancelled' && extendedProperties?.private?.bookingId === bookingId,
  )

test.afterAll(async ({ browser }) => {
  // The journeys after this one find a site without a calendar.
  const page = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': '10.88.1.9' } })
  await enter(page, owner)
  await page.request.post('/api/google-calendar-oauth', { headers: marks(), data: { action: 'disconnect' } })
  await page.close()
})

test('Connect asks for the OAuth settings first', async ({ page }) => {
  await enter(page, owner)
  await openTab(page, 'Calendar')
  await expect(card(page)).toContainText('Not connected')
  await card(page).getByRole('button', { name: 'Connect Google Calendar' }).click()
  await toast(page, 'Configuration Required')
  await toast(page, 'Please configure OAuth settings first')
  const form = card(page).getByRole('form', { name: 'OAuth settings' })
  await form.getByLabel('Client ID').fill('kept')
  await form.getByRole('button', { name: 'Save OAuth settings' }).click()
  await expect(form.getByLabel('Client secret')).toHaveAccessibleDescription(/Client secret is required/)
  await expect(form.getByLabel('Client ID')).toHaveValue('kept')
  await configure(page)
  await page.reload()
  await card(page).locator('summary').click()
  await expect(form.getByLabel('Client ID')).toHaveValue('local.apps.googleusercontent.com')
  await expect(form.getByLabel('Client secret')).toHaveValue('')
})

test('a denial at Google is shown, and nothing is connected', async ({ page }) => {
  await enter(page, owner)
  await openTab(page, 'Calendar')
  await allow(page, 'Connect Google Calendar', 'Deny')
  await toast(page, 'Not connected: you did not allow access at Google.')
  await expect(card(page)).toContainText('Not connected')
})

test('the whole way: connect, pick, book, confirm, move there, cancel here, disconnect', async ({
  page,
  browser,
}) => {
  await enter(page, owner)
  await openTab(page, 'Calendar')
  await allow(page)
  await expect(card(page).getByText('Connected', { exact: true })).toBeVisible()
  await sendAs(page, '/api/globals/calendar-settings', { meetingKind: 'later' })
  await pick(page)
  await expect(card(page).getByText(/^Calls get no Meet link while/)).toBeVisible()
  await sendAs(page, '/api/globals/calendar-settings', { meetingKind: 'google_meet' })
  await page.reload()
  await expect(card(page).getByText('Confirmed calls get a Meet link.')).toBeVisible()

  const email = uniqueEmail()
  const slot = await freeSlot(page)
  const id = await visitorBooks(browser, slot, email)
  await page.goto(`/super-admin/bookings?view=all&open=${id}`)
  await page
    .getByRole('complementary', { name: 'Grace Hopper' })
    .getByRole('button', { name: 'Confirm', exact: true })
    .click()
  await toast(page, 'Booking status updated successfully')
  await expect.poll(() => eventOf(id)).toBeTruthy()

  // On a slow day the link comes after the first mail, and with it another one.
  const confirmation = () => mailTo(email, /Confirmed/)
  await expect.poll(async () => (await confirmation()).text).toMatch(/https:\/\/meet\.google\.com\//)
  const mail = await confirmation()
  await page.goto(linkIn(mail, '/bookings/manage'))
  await expect(page.getByRole('link', { name: 'Join the video call' })).toBeVisible()
  await page.goto(`/super-admin/bookings?view=all&open=${id}`)
  await expect(page.getByRole('complementary', { name: 'Grace Hopper' })).toContainText('In the calendar')

  const target = await freeSlot(page, 8)
  const event = await eventOf(id)
  await googleCall('POST', '/control/events', {
    do: 'move',
    calendar: CALLS,
    id: event?.id,
    start: { dateTime: target.start },
    end: { dateTime: target.end },
  })
  await expect
    .poll(async () => {
      await openTab(page, 'Calendar')
      await card(page).getByRole('button', { name: 'Sync now' }).click()
      await toast(page, 'Sync Complete')
      const answer = await page.request.get(`/api/bookings/${id}`, { headers: marks() })
      return (await answer.json()).bookingDatetime
    })
    .toBe(target.start)
  expect((await mailTo(email, /Moved|New time|moved|rescheduled/i)).text).toBeTruthy()

  const cancelled = await page.request.patch(`/api/bookings/${id}`, {
    headers: marks(),
    data: { status: 'cancelled' },
  })
  expect(cancelled.status()).toBe(200)
  await expect.poll(() => eventOf(id)).toBeUndefined()

  await openTab(page, 'Calendar')
  await card(page).getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  await toast(page, 'Disconnected')
  await expect(card(page)).toContainText('Not connected')
})

test('a busy time is not offered, and an expired token is shown until someone reconnects', async ({
  page,
}) => {
  await enter(page, owner)
  await openTab(page, 'Calendar')
  await allow(page)
  await pick(page)
  const slot = await freeSlot(page, 12)
  await googleCall('POST', '/control/events', {
    do: 'add',
    calendar: CALLS,
    start: { dateTime: slot.start },
    end: { dateTime: slot.end },
  })
  await openTab(page, 'Calendar')
  await card(page).getByRole('button', { name: 'Sync now' }).click()
  await toast(page, /Updated 0 booking\(s\) from Google Calendar/)
  const times = async () => {
    const answer = await (await page.request.get(`/api/availability?date=${slot.date}`)).json()
    return answer.slots.map(({ start }: Slot) => start)
  }
  await expect.poll(times).not.toContain(slot.start)

  await googleCall('POST', '/control/faults', {
    operation: 'events.list',
    kind: 'refuse',
    status: 503,
    // A sync that Google's notification starts may be first.
    times: 100,
  })
  await card(page).getByRole('button', { name: 'Sync now' }).click()
  await toast(page, 'Sync Failed')
  await googleCall('DELETE', '/control/faults')

  await googleCall('POST', '/control/world', { revokeAll: true })
  // By request: the site's own sync may have found it out first, and then the card has no button for it any more.
  const refused = await page.request.post('/api/google-calendar-sync', {
    headers: marks(),
    data: { action: 'sync_events' },
  })
  expect([refused.status(), (await refused.json()).errors[0].message]).toEqual([409, EXPIRED])
  await openTab(page, 'Calendar')
  await expect(card(page)).toContainText('Token expired')
  await expect(card(page).getByRole('alert')).toContainText(EXPIRED)
  await expectAccessible(page)
  await allow(page, 'Reconnect')
  await expect(card(page).getByText('Connected', { exact: true })).toBeVisible()
  // The calendar that was picked is still the one.
  await expect(card(page).getByRole('button', { name: 'Sync now' })).toBeVisible()
})

test('everyone can use the connected card', async ({ page }) => {
  await enter(page, owner)
  await openTab(page, 'Calendar')
  await expect(card(page).getByLabel('Calendar', { exact: true })).toBeEnabled()
  await expectGoodLooks(page)
})
