import type { Page } from '@playwright/test'
import { expectAccessible, expectGoodLooks } from '../support/accessibility'
import { enter, sendAs } from '../support/accounts'
import { openTab } from '../support/desk'
import { marks } from '../support/editor'
import { linkIn, mailTo } from '../support/inbox'
import { expect, owner, test, uniqueEmail } from '../support/journey'

type Sent = { invitation: { id: string }; link: string }

const invite = (page: Page, email: string) => sendAs<Sent>(page, '/api/create-invitation', { email })

test.describe('who may come in', () => {
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
    await openTab(page, 'Invites')
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

    await openTab(page, 'Invites', `?q=${email}`)
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
    await openTab(page, 'Invites', `?open=${invitation.id}`)
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
    await openTab(page, 'Invites', `?open=${invitation.id}`)
    const details = page.getByRole('complementary', { name: email })
    for (const answer of ['Nanosecond Ltd', '11-50 employees', 'Cards are punched by hand.', 'Accepted']) {
      await expect(details.getByText(answer)).toBeVisible()
    }
    await page.reload()
    await expect(details).toBeVisible()
    await details.getByRole('button', { name: 'Close details' }).click()
    await expect(details).toBeHidden()
    await expect(page).toHaveURL('/super-admin/invites')

    await openTab(page, 'Invites', `?q=${email}`)
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
    await openTab(page, 'Invites')
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
    await openTab(page, 'Invites')
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
    await openTab(page, 'Invites')
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
    await openTab(page, 'Invites')
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
