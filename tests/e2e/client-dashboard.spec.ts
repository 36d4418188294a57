import type { Page } from '@playwright/test'
import { longDateInZone } from '../../src/lib/time/format'
import { expectGoodLooks } from '../support/accessibility'
import { enter, newAccount } from '../support/accounts'
import { bookCall } from '../support/booked-call'
import { marks } from '../support/editor'
import { expect, owner, test, uniqueEmail } from '../support/journey'
import { register } from '../support/leads'
import { chooseFreeDay, chooseTime } from '../support/slot-choice'

/** No style attribute: a strict policy refuses them. */
async function expectNoStyleAttributes(page: Page): Promise<void> {
  const html = await (await page.request.get('/dashboard', { headers: marks() })).text()
  expect(html).toContain('Welcome')
  expect(html).not.toMatch(/<[^>]+\sstyle="/)
}

test('a client is invited, registers, gets a project from the registration and sees it', async ({
  page,
  anotherPerson,
}) => {
  const email = uniqueEmail()
  await enter(page, owner)
  const registration = await register(page, email)
  const client = await anotherPerson()
  await newAccount(client, { email })
  await client.goto('/dashboard')
  await expect(client.getByRole('heading', { name: 'We are reading your registration' })).toBeVisible()

  await page.goto(`/admin/queue?open=registration-${registration.id}`)
  const panel = page.getByRole('complementary', { name: registration.name })
  await panel.getByRole('button', { name: 'Create a project' }).click()
  const form = page.getByRole('dialog', { name: 'Create a project' })
  await form.getByLabel('Title').fill('Cards without punching')
  await form.getByLabel('Description').fill('Every card is read and booked.')
  await form.getByLabel('Budget').fill('$9,000')
  await form.getByLabel('Status').selectOption('On hold')
  await form.getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByText('the client sees it on their dashboard now')).toBeVisible()

  await client.reload()
  const projects = client.getByRole('region', { name: 'Recent Projects' })
  await expect(projects.getByRole('heading', { name: 'Cards without punching' })).toBeVisible()
  for (const text of ['Every card is read and booked.', 'Budget $9,000', 'On hold']) {
    await expect(projects.getByText(text)).toBeVisible()
  }
  await expect(client.getByRole('heading', { name: 'Cards without punching is on hold' })).toBeVisible()
  await expect(client.getByText('Recent Inquiries')).toHaveCount(0)
  await expect(client.locator('a[href^="/admin"]')).toHaveCount(0)
})

test('a client moves and cancels a call of their own', async ({ page }) => {
  const { email } = await newAccount(page)
  await bookCall(page, email.toUpperCase())
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'We have your call' })).toBeVisible()
  const calls = page.getByRole('region', { name: 'Your Calls' })

  await calls.getByRole('button', { name: 'Reschedule' }).click()
  await chooseFreeDay(page)
  const start = await chooseTime(page, 0)
  await page.getByRole('button', { name: 'Move the call' }).click()
  await expect(page.getByText('Booking moved')).toBeVisible()
  await expect(calls.getByRole('button', { name: 'Reschedule' })).toBeVisible()
  const { docs } = await (await page.request.get('/api/bookings', { headers: marks() })).json()
  expect(docs).toMatchObject([{ bookingDatetime: start }])
  await expect(calls.getByRole('listitem')).toContainText(longDateInZone(new Date(start), docs[0].timezone))

  await calls.getByRole('button', { name: 'Cancel booking' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep the call' }).click()
  await calls.getByRole('button', { name: 'Cancel booking' }).click()
  await page.getByLabel('Your reason (optional)').fill('No budget this year.')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the call' }).click()
  await expect(page.getByText('Booking cancelled')).toBeVisible()
  await expect(calls.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(calls.getByRole('button')).toHaveCount(0)
  await expect(calls.getByRole('heading', { name: 'Your Calls' })).toBeFocused()
})

test('a dashboard without anything on it offers the next step', async ({ page }) => {
  await newAccount(page)
  await page.goto('/dashboard')
  const next = page.getByRole('region', { name: 'Start with a free audit' })
  await expect(next.getByRole('link', { name: 'Book a Call' })).toHaveAttribute('href', '/book-call')
  await expect(page.getByRole('link', { name: 'See what others automate' })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Your Calls' }).getByRole('link', { name: 'Book a Call' }),
  ).toBeVisible()
})

test('the team gets to its work, each to what they may open', async ({ page, anotherPerson }) => {
  await enter(page, owner)
  const editor = await anotherPerson()
  await newAccount(editor, { role: 'admin' })
  await editor.goto('/dashboard')
  const work = editor.getByRole('navigation', { name: 'Your work' })
  await expect(work.getByRole('link')).toHaveText(['Open the inbox', 'Write and edit content'])
  await editor.setViewportSize({ width: 1440, height: 900 })
  const bar = editor.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'Editor' })).toHaveAttribute('href', '/admin')
  await expect(bar.getByRole('link', { name: 'Inbox' })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0)

  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Open the back office' }).click()
  await expect(page).toHaveURL(/\/super-admin/)
})

test('a dashboard with calls is usable by everyone', async ({ page }) => {
  const { email } = await newAccount(page)
  await bookCall(page, email)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Reschedule' })).toBeVisible()
  await expectGoodLooks(page)
  await page.getByRole('button', { name: 'Reschedule' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  await expectGoodLooks(page)
  await expectNoStyleAttributes(page)
})

test('a client saves their data and asks for its erasure', async ({ page }) => {
  const { email } = await newAccount(page)
  await page.goto('/dashboard')
  const section = page.getByRole('region', { name: 'Your data' })
  const download = page.waitForEvent('download')
  await section.getByRole('link', { name: 'Save as JSON' }).click()
  expect((await download).suggestedFilename()).toMatch(/^person-.*\.json$/)
  await section.getByRole('button', { name: 'Ask us to erase it' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask us to erase your data?' })
  await expect(dialog).toContainText('Until then nothing changes')
  await dialog.getByRole('button', { name: 'Send the request' }).click()
  await expect(section.getByText(`have sent a copy to ${email}`)).toBeVisible()
  await expectGoodLooks(page)
  await enter(page, owner)
  await page.goto(`/admin/queue?q=${encodeURIComponent(email)}`)
  await expect(page.getByRole('row', { name: 'Grace Hopper' })).toContainText('erase all data about me')
})
