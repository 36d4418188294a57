import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { mondayOf } from '../../src/features/overview/period'
import { expectAccessible, expectGoodLooks } from '../support/accessibility'
import { enter, newAccount, sendAs } from '../support/accounts'
import { arrange, dayAhead, openTab } from '../support/desk'
import { marks } from '../support/editor'
import { expect, owner, test, uniqueEmail } from '../support/journey'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0'

/** The figure of a card, or of a row of a chart's table. */
const card = (page: Page, label: string) =>
  page.getByRole('list', { name: 'At a glance' }).getByRole('link', { name: label })

async function figureOf(page: Page, chart: string, row: string): Promise<string | null> {
  const section = page.getByRole('region', { name: chart, exact: true })
  const button = section.getByRole('button', { name: 'Table' })
  if (await button.isVisible()) await button.click()
  return section.getByRole('row', { name: row }).getByRole('cell').first().textContent()
}

test('the figures are real, follow a change, and lead to their rows', async ({ page }) => {
  await enter(page, owner)
  await openTab(page, 'Overview')
  await expect(page).toHaveTitle('Overview - Back office - Quickwin')
  await expect(card(page, 'System Health')).toContainText(/Excellent|Needs attention/)
  const invitations = async () =>
    Number(await card(page, 'Active Invitations').locator('span').nth(1).textContent())
  const before = await invitations()
  await sendAs(page, '/api/create-invitation', { email: uniqueEmail() })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(invitations).toBe(before + 1)
  await card(page, 'Active Invitations').click()
  await expect(page).toHaveURL('/super-admin/invites?status=pending')
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(page).toHaveURL('/super-admin')
  await page
    .getByRole('navigation', { name: 'Quick actions' })
    .getByRole('link', { name: 'Send an invitation' })
    .click()
  await expect(page.getByRole('dialog', { name: 'Send Invitation' })).toBeVisible()
  await expect(page).toHaveURL('/super-admin/invites')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Invites' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('quick actions open what they name, and charts lead to the calls that they count', async ({ page }) => {
  await enter(page, owner)
  const { id } = await arrange(page, { preferredDate: dayAhead(1), status: 'pending' })
  await openTab(page, 'Overview')
  const actions = page.getByRole('navigation', { name: 'Quick actions' })
  await actions.getByRole('link', { name: 'Book for a visitor' }).click()
  await expect(page.getByRole('dialog', { name: 'Book for a visitor' })).toBeVisible()
  await expect(page).toHaveURL(/\/super-admin\/bookings\?view=[a-z]+$/)
  await openTab(page, 'Overview')
  await actions.getByRole('link', { name: 'Write an article' }).click()
  await expect(page.getByRole('dialog', { name: 'New Blog Post' }).getByLabel('Title')).toBeVisible()
  await expect(page).toHaveURL('/super-admin/blogs')

  await openTab(page, 'Overview')
  const weeks = page.getByRole('region', { name: 'Bookings by week', exact: true })
  await weeks.getByRole('button', { name: 'Table' }).click()
  const monday = mondayOf(dayAhead(1))
  const figures = weeks.getByRole('link')
  await figures.and(page.locator(`[href*="status=pending"][href*="from=${monday}"]`)).click()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(monday)
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('pending')
  await expect(page.locator(`[data-row-link="${id}"]`)).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/super-admin/bookings?view=all')
})

test('a planned publication leads to its article and is cancelled, here and on the first page of the CMS', async ({
  page,
}) => {
  await enter(page, owner)
  const date = dayAhead(30)
  const plan = async (title: string) => {
    const text = { title, contentHtml: '<p>Words.</p>', status: 'draft' }
    const { doc } = await sendAs<{ doc: { id: string } }>(page, '/api/blogs', text)
    const input = { kind: 'blogs', id: doc.id, action: 'publish', date, time: '09:30' }
    await sendAs(page, '/api/publication-schedule', input)
    return doc.id
  }
  const callOff = async (region: string, title: string) => {
    const panel = page.getByRole('region', { name: region })
    const row = panel.getByRole('listitem').filter({ hasText: title })
    await expect(row.locator('time')).toContainText('09:30')
    await row.getByRole('button', { name: `Cancel the publication of ${title}` }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Cancel the publication?' })
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await expect(row).toBeVisible()
    await row.getByRole('button', { name: 'Cancel' }).click()
    await dialog.getByRole('button', { name: 'Cancel it' }).click()
    await expect(page.getByText('Cancelled').first()).toBeVisible()
    await expect(row).toHaveCount(0)
  }
  const [office, desk] = [
    `Planned ${randomBytes(4).toString('hex')}`,
    `Desk ${randomBytes(4).toString('hex')}`,
  ]
  const ids = [await plan(office), await plan(desk)]
  await openTab(page, 'Overview')
  const panel = page.getByRole('region', { name: 'Planned publications' })
  await expect(panel).toContainText('Article')
  await expect(panel.getByRole('link', { name: office })).toHaveAttribute(
    'href',
    `/admin/collections/blogs/${ids[0]}`,
  )
  await expectAccessible(page)
  await callOff('Planned publications', office)
  await page.goto('/admin/collections/blogs')
  await page
    .getByRole('navigation', { name: 'Articles' })
    .getByRole('link', { name: /^Scheduled/ })
    .click()
  await expect(page.getByRole('row', { name: office })).toHaveCount(0)
  await expect(page.getByRole('row', { name: desk })).toBeVisible()
  await page.goto('/admin')
  await callOff('Planned', desk)
  for (const id of ids)
    expect((await page.request.delete(`/api/blogs/${id}`, { headers: marks() })).ok()).toBe(true)
})

test('changes appear in the recent activity', async ({ page, anotherPerson }) => {
  const person = await newAccount(await anotherPerson())
  await enter(page, owner)
  await sendAs(page, '/api/assign-user-role', { email: person.email, role: 'admin' })
  await openTab(page, 'Overview')
  const latest = page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem').first()
  await expect(latest).toContainText('assigned the role admin')
  await expect(latest.getByRole('link')).toHaveAttribute('href', /^\/super-admin\/users\?open=/)
})

test('visitors are counted, robots are not', async ({ page, browser }) => {
  await enter(page, owner)
  await openTab(page, 'Overview')
  const count = async () => {
    await openTab(page, 'Overview')
    const section = page.getByRole('region', { name: 'From visit to project', exact: true })
    const table = section.getByRole('button', { name: 'Table' })
    if (!(await table.isVisible())) return 0
    return Number(await figureOf(page, 'From visit to project', 'Visitors')) || 0
  }
  const before = await count()
  for (const [address, userAgent] of [
    ['10.61.3.1', FIREFOX],
    ['10.61.3.1', FIREFOX],
    ['10.61.3.2', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['10.61.3.3', FIREFOX],
  ] as const) {
    const context = await browser.newContext({
      userAgent,
      extraHTTPHeaders: { 'x-forwarded-for': address },
    })
    await (await context.newPage()).goto('/pricing')
    await context.close()
  }
  // Stored every ten seconds.
  await expect.poll(count, { intervals: [2000] }).toBe(before + 2)
})

test('the period is in the address, each chart has its figures in a table, and everyone can use it', async ({
  page,
}) => {
  await enter(page, owner)
  const inquiry = {
    name: 'Ada Lovelace',
    email: uniqueEmail(),
    message: 'We copy orders by hand, every day.',
    project: 'Custom Project',
  }
  const answer = await page.request.post('/api/contact', { headers: marks(), data: inquiry })
  expect(answer.status()).toBe(201)
  await openTab(page, 'Overview')
  const periods = page.getByRole('navigation', { name: 'Period' })
  await expect(periods.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'true')
  await periods.getByRole('link', { name: '7 days' }).click()
  await expect(page).toHaveURL('/super-admin?days=7')
  await expect(periods.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'true')
  const chart = page.getByRole('region', { name: 'Inquiries by interest', exact: true })
  await expect(chart).toContainText('Last 7 days')
  await expect(chart.getByRole('img', { name: /^Inquiries by interest/ })).toBeVisible()
  expect(Number(await figureOf(page, 'Inquiries by interest', 'Custom development'))).toBeGreaterThan(0)
  expect(Number(await figureOf(page, 'From visit to project', 'Inquiries'))).toBeGreaterThan(0)
  await page.reload()
  await expect(periods.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'true')

  await expectGoodLooks(page)
  const tables = page.getByRole('button', { name: 'Table' })
  for (let left = await tables.count(); left > 0; left--) await tables.first().click()
  await expectGoodLooks(page)
})

test('a phone shows the sum of a chart, and draws it after a press', async ({ page }) => {
  await enter(page, owner)
  await arrange(page, { preferredDate: dayAhead(1), status: 'confirmed' })
  await page.setViewportSize({ width: 390, height: 844 })
  await openTab(page, 'Overview')
  const weeks = page.getByRole('region', { name: 'Bookings by week', exact: true })
  const fold = weeks.getByRole('button', { name: /^Bookings by week/ })
  const drawing = weeks.getByRole('img', { name: /^Bookings by week/ })
  await expect(fold).toHaveText(/\d bookings?$/)
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await expect(drawing).toBeHidden()
  await fold.click()
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await expect(drawing).toBeVisible()
  await expectGoodLooks(page)
})

test('the first account is asked for the name of its owner, once', async ({ page }) => {
  await enter(page, owner)
  const rename = () => page.request.patch('/api/profile', { data: { fullName: 'Owner' }, headers: marks() })
  await rename()
  await openTab(page, 'Overview')
  const form = page.getByRole('form', { name: 'Your name' })
  await expectGoodLooks(page)
  await form.getByRole('button', { name: 'Save name' }).click()
  await expect(form).toContainText('Name is required')
  await form.getByLabel('What is your name?').fill('Ada Lovelace')
  try {
    await form.getByRole('button', { name: 'Save name' }).click()
    await expect(page.getByText('Name saved')).toBeVisible()
    await expect(form).toHaveCount(0)
  } finally {
    await rename()
  }
})
