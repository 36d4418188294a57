import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible, expectGoodLooks } from '../support/accessibility'
import { enter, newAccount, sendAs } from '../support/accounts'
import { marks } from '../support/editor'
import { linkIn, mailTo } from '../support/inbox'
import { expect, owner, test, uniqueEmail } from '../support/journey'

type Sent = { invitation: { id: string }; link: string }

const invite = (page: Page, email: string) => sendAs<Sent>(page, '/api/create-invitation', { email })

/** Opens the tab as the super admin. */
async function openInvites(page: Page, query = ''): Promise<void> {
  await page.goto(`/super-admin/invites${query}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Invites' })).toBeVisible()
}

/** How the tab answers a plain request, and one for its parts alone; `secret` is in neither. */
async function redirectOf(request: APIRequestContext, path: string, secret: string) {
  // A browser sends this header: without it a session does not count, and everyone is a visitor.
  const headers = { 'sec-fetch-site': 'none' }
  const answer = await request.get(path, { maxRedirects: 0, headers: { ...headers, 'x-address': '/admin' } })
  expect(await answer.text()).not.toContain(secret)
  const parts = await request.get(path, { maxRedirects: 0, headers: { ...headers, rsc: '1' } })
  expect(await parts.text()).not.toContain(secret)
  return [answer.status(), answer.headers().location]
}

/** How each call behind the tab answers. */
async function outcome(request: APIRequestContext, invitationId: string) {
  const headers = marks()
  const calls = [
    await request.get('/api/invitations', { headers }),
    await request.post('/api/create-invitation', { headers, data: { email: uniqueEmail() } }),
    await request.post(`/api/invitations/${invitationId}/resend`, { headers, data: {} }),
    await request.delete(`/api/invitations/${invitationId}`, { headers }),
  ]
  return calls.map((call) => call.status())
}

test.describe('who may come in', () => {
  test('only super admins, neither the page nor its calls to others', async ({ browser, page, request }) => {
    await enter(page, owner)
    const email = uniqueEmail()
    const { invitation } = await invite(page, email)

    expect(await outcome(request, invitation.id)).toEqual([403, 401, 401, 403])
    const filtered = '/super-admin/invites?status=pending'
    expect(await redirectOf(request, filtered, email)).toEqual([
      307,
      `/auth?${new URLSearchParams({ redirect: filtered })}`,
    ])
    expect(await redirectOf(request, '/super-admin/nothing', email)).toEqual([
      307,
      '/auth?redirect=%2Fsuper-admin%2Fnothing',
    ])

    const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.61.2.9' } })
    const other = await context.newPage()
    const person = await newAccount(other)
    const refused = [403, 403, 403, 403]
    expect(await outcome(context.request, invitation.id)).toEqual(refused)
    expect(await redirectOf(context.request, filtered, email)).toEqual([307, '/auth'])
    await sendAs(page, '/api/assign-user-role', { email: person.email, role: 'admin' })
    expect(await outcome(context.request, invitation.id)).toEqual(refused)
    await other.goto('/super-admin')
    await expect(other).toHaveURL('/')
    await context.clearCookies()
    await other.goto('/super-admin/invites')
    await expect(other).toHaveURL('/auth?redirect=%2Fsuper-admin%2Finvites')
    await context.close()
  })

  test('a visitor who signs in arrives at the tab that was asked for', async ({ page }) => {
    await page.goto('/super-admin/invites?status=pending')
    await page.getByLabel('Email').fill(owner.email)
    await page.getByRole('textbox', { name: 'Password' }).fill(owner.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL('/super-admin/invites?status=pending')
    await expect(page).toHaveTitle('Invites - Back office - Quickwin')
    await expect(page.getByRole('link', { name: 'Invites' })).toHaveAttribute('aria-current', 'page')

    // The frame leads to the site, and its navigation back.
    await page.getByRole('link', { name: 'Website' }).click()
    await expect(page).toHaveURL('/')
    await page.getByRole('link', { name: 'Admin', exact: true }).click()
    await expect(page).toHaveURL(/\/super-admin/)
  })
})

test.describe('addresses', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('an unknown tab is not found, and a view has one address', async ({ page }) => {
    await enter(page, owner)
    expect((await page.goto('/super-admin/nothing'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing found')
    await page.goto('/admin/super-admin/invites?status=expired')
    await expect(page).toHaveURL('/super-admin/invites?status=expired')
  })
})

test.describe('invites', () => {
  test('an invitation is sent, shown once, sent again and deleted', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await enter(page, owner)
    await openInvites(page)
    const email = uniqueEmail()

    await page.getByRole('button', { name: 'Send Invitation' }).first().click()
    const form = page.getByRole('dialog', { name: 'Send Invitation' })
    await form.getByRole('button', { name: 'Send Invitation' }).click()
    await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Email is required')
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Subdomain').fill('not a subdomain')
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await page.getByRole('button', { name: 'Send Invitation' }).first().click()
    await expect(form.getByLabel('Email')).toHaveValue(email)
    await form.getByLabel('Subdomain').fill('nanosecond')
    await form.getByRole('button', { name: 'Send Invitation' }).click()

    await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible()
    const sent = page.getByRole('dialog', { name: 'Invitation sent' })
    const link = await sent.getByLabel('Invitation link').inputValue()
    expect(linkIn(await mailTo(email, /invitation/), '/client-register')).toBe(link)
    await sent.getByRole('button', { name: 'Copy' }).click()
    await expect(sent.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await sent.getByRole('button', { name: 'Done' }).click()

    await openInvites(page, `?q=${email}`)
    const row = page.getByRole('row', { name: email })
    await expect(row).toContainText('Pending')
    await expect(row).toContainText('nanosecond')
    await row.getByRole('button', { name: `Actions for ${email}` }).click()
    await page.getByRole('menuitem', { name: 'Send again' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send again' }).click()
    await expect(sent).toBeVisible()
    expect(await sent.getByLabel('Invitation link').inputValue()).not.toBe(link)
    await sent.getByRole('button', { name: 'Done' }).click()

    await row.getByRole('button', { name: `Actions for ${email}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.getByRole('alertdialog')).toContainText(email)
    await page.getByRole('button', { name: 'Delete invitation' }).click()
    await expect(page.getByText('Invitation deleted')).toBeVisible()
    await expect(page.getByText('No invitations found')).toBeVisible()
  })

  test('says when an address has got too many mails, and shows the link all the same', async ({ page }) => {
    await enter(page, owner)
    const email = uniqueEmail()
    const { invitation } = await invite(page, email)
    for (let sent = 1; sent < 10; sent++) await sendAs(page, `/api/invitations/${invitation.id}/resend`, {})
    await openInvites(page, `?open=${invitation.id}`)
    await page.getByRole('button', { name: 'Send again' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByText(`No email was sent to ${email}`)).toBeVisible()
    const dialog = page.getByRole('dialog', { name: 'Invitation not emailed' })
    await expect(dialog).toContainText(/Try again in \d+ hours/)
    await expect(dialog.getByLabel('Invitation link')).toHaveValue(/client-register\?token=/)
    await expectAccessible(page)
  })

  test('an accepted invitation shows what the client answered', async ({ page }) => {
    await enter(page, owner)
    const email = uniqueEmail()
    const { invitation, link } = await invite(page, email)
    await sendAs(page, '/api/client-registration', {
      token: new URL(link).searchParams.get('token'),
      fullName: 'Grace Hopper',
      companyName: 'Nanosecond Ltd',
      businessSize: '11-50',
      industry: 'Technology',
      currentChallenges: 'Cards are punched by hand.',
      automationInterests: ['Email & CRM Automation'],
      budgetRange: '$5,000 - $15,000',
      timeline: 'Soon (1-2 months)',
    })
    await openInvites(page, `?open=${invitation.id}`)
    const details = page.getByRole('complementary', { name: email })
    for (const answer of ['Nanosecond Ltd', '11-50 employees', 'Cards are punched by hand.', 'Accepted']) {
      await expect(details.getByText(answer)).toBeVisible()
    }
    await page.reload()
    await expect(details).toBeVisible()
    await details.getByRole('button', { name: 'Close details' }).click()
    await expect(details).toBeHidden()
    await expect(page).toHaveURL('/super-admin/invites')

    await openInvites(page, `?q=${email}`)
    await page.getByRole('button', { name: `Actions for ${email}` }).click()
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0)
    await page.getByRole('menuitem', { name: 'Open the registration' }).click()
    await expect(page.getByRole('complementary', { name: 'Grace Hopper' })).toContainText(
      'Cards are punched by hand.',
    )
  })

  test('the address keeps search, filter and sort, and rows are walked through by keyboard', async ({
    page,
  }) => {
    await enter(page, owner)
    const [first, second] = [`a-${uniqueEmail()}`, `b-${uniqueEmail()}`]
    await invite(page, first)
    await invite(page, second)
    await openInvites(page)
    await page.keyboard.press('/')
    await page.keyboard.type(first)
    await expect(page).toHaveURL(/q=a-/)
    await expect(page.getByRole('row', { name: second })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('row', { name: second })).toBeVisible()
    await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Pending' }).click()
    await expect(page).toHaveURL('/super-admin/invites?status=pending')
    await page.getByRole('columnheader').getByRole('link', { name: 'Email' }).click()
    await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(page).toHaveURL('/super-admin/invites?status=pending&sort=email')
    await page.reload()
    await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'ascending')
    await page.goBack()
    await expect(page).toHaveURL('/super-admin/invites?status=pending')

    // Rows are walked through by keyboard.
    await openInvites(page)
    const links = page.getByRole('table').locator('[data-row-link]')
    await links.first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/open=/)
    await expect(page.getByRole('complementary').getByRole('heading', { level: 2 })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/super-admin/invites')
    await expect(links.nth(1)).toBeFocused()
  })

  test('what someone else changes is marked, and nothing moves', async ({ page }) => {
    await page.clock.install()
    await enter(page, owner)
    const email = uniqueEmail()
    const { invitation } = await invite(page, email)
    await openInvites(page)
    const links = page.getByRole('table').locator('[data-row-link]')
    await expect(links.first()).toContainText(email)

    await page.request.delete(`/api/invitations/${invitation.id}`, { headers: marks() })
    await invite(page, uniqueEmail())
    await page.clock.fastForward('01:01')
    await expect(page.getByText('Deleted just now by someone else')).toBeVisible()
    await expect(links.first()).toContainText(email)
    await page.getByRole('button', { name: 'Show 1 new row' }).click()
    await expect(links.first()).not.toContainText(email)
  })

  test('everyone can use it', async ({ page }) => {
    await enter(page, owner)
    const email = uniqueEmail()
    await invite(page, email)
    await openInvites(page)
    await expectGoodLooks(page)

    await page.getByRole('button', { name: 'Send Invitation' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectGoodLooks(page)
    await page.keyboard.press('Escape')

    await page.getByRole('link', { name: email }).click()
    await expect(page.getByRole('complementary', { name: email })).toBeVisible()
    await expectGoodLooks(page)
    await page.getByRole('complementary').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectGoodLooks(page)
  })
})
