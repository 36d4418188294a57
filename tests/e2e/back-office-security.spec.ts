import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectGoodLooks } from '../support/accessibility'
import { enter, sendAs } from '../support/accounts'
import { openTab } from '../support/desk'
import { marks } from '../support/editor'
import { expect, owner, test, uniqueEmail } from '../support/journey'

/** Someone's sign-in that fails, from the address of the test's browser. */
const failToSignIn = async (page: Page, email = uniqueEmail()) => {
  const answer = await page.request.post('/api/users/login', {
    data: { email, password: 'Not-the-password-1' },
    headers: marks(),
  })
  expect(answer.status()).toBe(401)
  return email
}

const rows = (page: Page) => page.getByRole('table').first().locator('[data-row-link]')
const figure = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })

test.describe('security', () => {
  test('shows a failed sign-in with its details, filters, exports and clears', async ({ page }) => {
    const email = await failToSignIn(page)
    await enter(page, owner)
    await openTab(page, 'Security')
    await expect(page.getByRole('region', { name: 'Security Score' })).toContainText('out of 100')
    await expect(figure(page, 'Failed Auth')).not.toContainText(/Auth0/)

    await page.getByLabel('Category').selectOption('Sign-in')
    await expect(page).toHaveURL('/super-admin/security?category=auth')
    await rows(page).first().click()
    const details = page.getByRole('complementary')
    for (const text of ['Event ID', 'Failed attempt', 'Account', email]) {
      await expect(details.getByText(text).first()).toBeVisible()
    }
    await page.reload()
    await expect(details).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(details).toBeHidden()

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export JSON' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('security-events.json')
    const events: { category: string; details: { email?: string } }[] = JSON.parse(
      await readFile(await file.path(), 'utf8'),
    )
    expect(events.some(({ details }) => details?.email === email)).toBe(true)
    expect(new Set(events.map(({ category }) => category))).toEqual(new Set(['auth']))
    await expect(page.getByText('Export complete')).toBeVisible()

    await page.getByRole('button', { name: 'Clear Events' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(rows(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'Clear Events' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear events' }).click()
    await expect(page.getByText('Events cleared')).toBeVisible()
    await expect(page.getByText('Nothing matches this search and these filters.')).toBeVisible()
    await page.getByRole('link', { name: 'Show all events' }).click()
    await expect(page.getByRole('region', { name: 'Security Score' })).toContainText('100')
    await expect(page.getByText('Watch', { exact: true })).toBeVisible()
    await expect(page.getByText(/^Urgent: sign in with a second factor; no open /)).toBeVisible()
  })

  test('filters in the address, and figures lead to the rows that they count', async ({ page }) => {
    await failToSignIn(page)
    await enter(page, owner)
    await openTab(page, 'Security')
    const severity = page.getByRole('navigation', { name: 'Severity' })
    await severity.getByRole('link', { name: 'Medium' }).click()
    await expect(page).toHaveURL('/super-admin/security?severity=medium')
    await expect(rows(page).first()).toBeVisible()
    await severity.getByRole('link', { name: 'High', exact: true }).click()
    await expect(page).toHaveURL('/super-admin/security?severity=high')
    await page.goBack()
    await expect(severity.getByRole('link', { name: 'Medium' })).toHaveAttribute('aria-current', 'true')

    const card = figure(page, 'Failed Auth')
    await card.click()
    await expect(page).toHaveURL('/super-admin/security?within=1h&category=auth&type=auth_attempt')
    await expect(card).toHaveAttribute('aria-current', 'true')
    await expect(page.getByLabel('Period')).toHaveValue('1h')
    await expect(page.getByLabel('Type')).toHaveValue('auth_attempt')
    const counted = Number((await card.textContent())?.match(/Failed Auth(\d+)/)?.[1])
    expect(counted).toBeGreaterThan(0)
    await expect(rows(page)).toHaveCount(Math.min(counted, 25))
    await page.getByLabel('Period').selectOption('All time')
    await expect(page).toHaveURL('/super-admin/security?category=auth&type=auth_attempt')
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL('/super-admin/security')
    await openTab(page, 'Monitoring')
    await figure(page, 'Alerts').click()
    await expect(page).toHaveURL('/super-admin/security?within=24h&severity=high_and_critical&state=open')
    await expect(page.getByRole('link', { name: 'High and critical', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    )
  })

  test('what the CMS saves is no event', async ({ page }) => {
    await enter(page, owner)
    await page.goto('/admin/globals/security-settings')
    await page.getByLabel('Invitations are valid for').fill('15')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
    // From within the page: a request without the marks of a browser counts as signed out.
    const events: { details: { path?: string } | null }[] = await page.evaluate(async () => {
      const answer = await fetch('/api/security-events?category=csrf&limit=1000')
      return (await answer.json()).docs
    })
    expect(events.filter(({ details }) => /security-settings/.test(details?.path ?? ''))).toEqual([])
  })
})

test.describe('monitoring', () => {
  test('the log shows a change with old and new values, and is searched and filtered', async ({ page }) => {
    await enter(page, owner)
    await sendAs(page, '/api/globals/security-settings', { invitationLifetimeDays: 20 })
    await sendAs(page, '/api/globals/security-settings', { invitationLifetimeDays: 21 })
    await openTab(page, 'Monitoring')
    await page.getByRole('link', { name: 'More columns' }).click()
    for (const name of ['Timestamp', 'Action', 'Table', 'User', 'Record ID', 'IP Address']) {
      await expect(page.getByRole('columnheader', { name })).toBeVisible()
    }
    await page.getByRole('link', { name: 'Fewer columns' }).click()
    await expect(page.getByRole('columnheader', { name: 'Record ID' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Send a test email' }).click()
    await expect(page.getByText(/The mail server accepted the email to .+ It answered: 250/)).toBeVisible()
    await expect(page.getByText('Last test email:')).toBeVisible()
    await expect(page.getByRole('region', { name: 'System' })).toContainText(/Background jobs.*Disk space/)
    await page.getByLabel('Table', { exact: true }).selectOption('security_settings')
    await expect(page).toHaveURL('/super-admin/monitoring?table=security_settings')
    await rows(page).first().click()
    const change = page
      .getByRole('table', { name: 'Old and new values' })
      .getByRole('row', { name: 'Invitations are valid for (days)' })
    await expect(change.getByRole('cell').nth(0)).toHaveText('20')
    await expect(change.getByRole('cell').nth(1)).toHaveText('21')
    await page.getByRole('link', { name: 'All entries of this person' }).click()
    await expect(page).toHaveURL(/user=[0-9a-f-]{36}$/)
    await expect(rows(page).first()).toBeVisible()
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL('/super-admin/monitoring')

    await page.keyboard.press('/')
    await page.keyboard.type('no such thing')
    await expect(page.getByText('Nothing matches this search and these filters.')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByLabel('To', { exact: true }).fill('2020-01-01')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/super-admin/monitoring?to=2020-01-01')
    await expect(page.getByText('No audit entries')).toBeVisible()
  })

  test('a phone shows the first entries, and the others after a press', async ({ page }) => {
    await enter(page, owner)
    for (let days = 8; days < 20; days++)
      await sendAs(page, '/api/globals/security-settings', { invitationLifetimeDays: days })
    await page.setViewportSize({ width: 390, height: 844 })
    await openTab(page, 'Monitoring')
    await expect(rows(page).nth(9)).toBeVisible()
    await expect(rows(page).nth(10)).toBeHidden()
    await page.getByRole('button', { name: /^Show all \d+ rows$/ }).click()
    await expect(rows(page).nth(10)).toBeFocused()
    await expect(rows(page).last()).toBeVisible()
  })

  test('the status is real, and each recommendation leads to where it is mended', async ({ page }) => {
    await enter(page, owner)
    await page.request.delete('/api/security-events', { headers: marks() })
    await openTab(page, 'Monitoring')
    for (const text of ['Watch', '0 alerts', /Healthy|Needs attention/]) {
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    }
    const advice = page.getByRole('region', { name: 'Recommendations' })
    const more = advice.getByText(/more recommendation/)
    if (await more.isVisible()) await more.click()
    await expect(advice.getByRole('heading', { name: 'Finish the legal pages' })).toBeVisible()
    await expect(advice.getByRole('heading', { name: 'Connect a mail server' })).toBeHidden()
    await expect(advice.getByRole('link', { name: 'Open security settings' })).toHaveAttribute(
      'href',
      '/admin/globals/security-settings',
    )
  })
})

test('an entry of the audit log that an address opens is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await enter(page, owner)
  await openTab(page, 'Monitoring')
  const address = String(await rows(page).last().getAttribute('href'))
  await page.goto(address)
  const details = page.getByRole('complementary')
  await expect(details.getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(details.getByRole('button', { name: 'Close details' })).toBeInViewport()
})

test('a serious event is marked as handled, and opened again', async ({ page }) => {
  await enter(page, owner)
  // From another site: an event of high severity.
  const refused = await page.request.post('/api/contact', {
    data: {},
    headers: { ...marks(), origin: 'https://elsewhere.example' },
  })
  expect(refused.status()).toBe(403)
  await page.goto('/super-admin/security?severity=high&state=open')
  await rows(page).first().click()
  const details = page.getByRole('complementary')
  await details.getByRole('button', { name: 'Mark as handled' }).click()
  await expect(page.getByText('Marked as handled')).toBeVisible()
  await expect(details.getByText(/^By .+, /)).toBeVisible()
  const opened = new URL(page.url()).searchParams.get('open')
  await page.goto(`/super-admin/security?state=handled&open=${opened}`)
  await expect(page.getByLabel('State')).toHaveValue('handled')
  await expect(rows(page).first()).toBeVisible()
  await expectGoodLooks(page)
  await details.getByRole('button', { name: 'Mark as not handled' }).click()
  await expect(page.getByText('Marked as not handled')).toBeVisible()
  await expect(details.getByRole('button', { name: 'Mark as handled' })).toBeVisible()
  await openTab(page, 'Monitoring')
  await page.getByLabel('Table', { exact: true }).selectOption('All but sign-ins')
  await expect(page.getByText('Marked an event as not handled').first()).toBeVisible()
  await expect(page.getByText(/^Signed in/)).toHaveCount(0)
})

test('everyone can use both tabs', async ({ page }) => {
  await failToSignIn(page)
  await enter(page, owner)
  await sendAs(page, '/api/globals/security-settings', { invitationLifetimeDays: 16 })
  await sendAs(page, '/api/globals/security-settings', { invitationLifetimeDays: 17 })
  for (const name of ['Security', 'Monitoring'] as const) {
    await openTab(page, name)
    await expectGoodLooks(page)
    await rows(page).first().click()
    await expect(page.getByRole('complementary')).toBeVisible()
    await expectGoodLooks(page)
  }
})
