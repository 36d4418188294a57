import type { Page } from '@playwright/test'
import { expectGoodLooks } from '../support/accessibility'
import { enter, newAccount, type Person, password, sendAs } from '../support/accounts'
import { openTab } from '../support/desk'
import { marks, newDraft, publishUnready } from '../support/editor'
import { linkIn, mailTo } from '../support/inbox'
import { expect, owner, test, uniqueEmail } from '../support/journey'

async function colleague(page: Page, role = 'user'): Promise<{ id: string; email: string }> {
  const data = { email: uniqueEmail(), fullName: 'Katherine Johnson', role }
  const answer = await sendAs<{ colleague: { id: string } }>(page, '/api/add-colleague', data)
  return { id: answer.colleague.id, email: data.email }
}

/** The menu of a row. */
async function choose(page: Page, email: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${email}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test.describe('roles', () => {
  test('are assigned and removed, each with its way back, but not the own super admin role', async ({
    page,
  }) => {
    await enter(page, owner)
    const { email } = await colleague(page)
    await openTab(page, 'Users', `?q=${email}`)
    const row = page.getByRole('row', { name: email })
    const admin = row.getByRole('button', { name: `Remove role admin from ${email}` })

    await page.getByRole('button', { name: 'Assign Role' }).first().click()
    const form = page.getByRole('dialog', { name: 'Assign Role' })
    await expect(form.getByText('Super admins can assign any role')).toBeVisible()
    expect(await form.getByLabel('Role').locator('option').allTextContents()).toEqual(['user', 'admin'])
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Role').selectOption('admin')
    await form.getByRole('button', { name: 'Assign Role' }).click()
    await expect(page.getByText(`Role admin assigned to ${email}`)).toBeVisible()
    await expect(admin).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Role removed successfully')).toBeVisible()
    await expect(admin).toBeHidden()

    await row.getByRole('button', { name: `Remove role user from ${email}` }).click()
    await expect(row.getByRole('button', { name: /Remove role/ })).toHaveCount(0)
    await expect(page.locator(':focus')).toHaveText('Katherine Johnson')
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(page.getByText(`Role user assigned to ${email}`)).toBeVisible()
    await expect(row.getByRole('button', { name: `Remove role user from ${email}` })).toBeVisible()

    // One's own super admin role has no button.
    await openTab(page, 'Users', `?q=${owner.email}`)
    const own = page.getByRole('row', { name: owner.email })
    await expect(own.getByText('super admin', { exact: true })).toBeVisible()
    await expect(own.getByRole('button', { name: 'Remove role super admin' })).toHaveCount(0)
    await page.getByRole('button', { name: `Actions for ${owner.email}` }).click()
    await expect(page.getByRole('menuitem', { name: 'End sessions' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Switch off' })).toHaveCount(0)
  })

  test.describe('refusals', () => {
    test.use({ expectedErrors: /status of 40[0349]/ })

    test('keep what was typed and say what to do', async ({ page }) => {
      await enter(page, owner)
      await openTab(page, 'Users')
      const unknown = uniqueEmail()
      await page.getByRole('button', { name: 'Assign Role' }).first().click()
      const form = page.getByRole('dialog', { name: 'Assign Role' })
      await form.getByRole('button', { name: 'Assign Role' }).click()
      await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Email is required')
      await form.getByLabel('Email').fill(unknown)
      await form.getByRole('button', { name: 'Assign Role' }).click()
      await expect(form.getByLabel('Email')).toHaveAccessibleDescription(
        'There is no account with this email',
      )
      await expect(form.getByLabel('Email')).toBeFocused()
      await expect(page.getByText('Failed to assign role')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Assign Role' }).first().click()
      await expect(form.getByLabel('Email')).toHaveValue(unknown)
      await page.keyboard.press('Escape')

      await page.getByRole('button', { name: 'Add Colleague' }).first().click()
      const added = page.getByRole('dialog', { name: 'Add Colleague' })
      await added.getByLabel('Email').fill(owner.email)
      await added.getByLabel('Full Name').fill('Someone')
      await added.getByRole('button', { name: 'Add Colleague' }).click()
      await expect(added.getByLabel('Email')).toHaveAccessibleDescription(/already has an account/)
      await expect(added.getByLabel('Full Name')).toHaveValue('Someone')
    })
  })
})

test.describe('accounts', () => {
  test('a colleague is added, chooses a password and writes an article', async ({ page, anotherPerson }) => {
    await enter(page, owner)
    await openTab(page, 'Users')
    const person: Person = { email: uniqueEmail(), password }
    await page.getByRole('button', { name: 'Add Colleague' }).first().click()
    const form = page.getByRole('dialog', { name: 'Add Colleague' })
    await form.getByLabel('Email').fill(person.email)
    await form.getByLabel('Full Name').fill('Dorothy Vaughan')
    await form.getByLabel('Role').selectOption('admin')
    await form.getByRole('button', { name: 'Add Colleague' }).click()
    await expect(page.getByText('Colleague added')).toBeVisible()
    const first = linkIn(await mailTo(person.email, /password/i), 'token=')

    await openTab(page, 'Users', `?q=${person.email}`)
    const row = page.getByRole('row', { name: person.email })
    await expect(row).toContainText('Invited')
    await choose(page, person.email, 'Send email again')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send email again' }).click()
    await expect(page.getByText(`Email sent again to ${person.email}`)).toBeVisible()
    let link = first
    await expect
      .poll(async () => {
        link = linkIn(await mailTo(person.email, /password/i), 'token=')
        return link
      })
      .not.toBe(first)

    const desk = await anotherPerson()
    await desk.goto(link)
    await desk.getByRole('textbox', { name: /^New password/i }).fill(person.password)
    await desk.getByRole('textbox', { name: /^Confirm/i }).fill(person.password)
    await desk.getByRole('button', { name: 'Update password' }).click()
    await expect(desk.getByText('Password updated successfully')).toBeVisible()
    await desk.goto('/auth')
    await desk.getByLabel('Email').fill(person.email)
    await desk.getByRole('textbox', { name: 'Password' }).fill(person.password)
    await desk.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(desk).toHaveURL('/admin')

    const title = `Orbits by hand ${person.email.slice(0, 10)}`
    const id = await newDraft(desk, 'blogs', title)
    await desk.locator('[data-lexical-editor="true"]').first().click()
    await desk.keyboard.type('We checked every number twice.')
    await publishUnready(desk)
    await expect(desk.getByRole('region', { name: 'Publication' })).toContainText('Published')
    const { slug } = await (await desk.request.get(`/api/blogs/${id}`, { headers: marks() })).json()
    await desk.goto(`/blog/${slug}`)
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(desk.getByText('Dorothy Vaughan').first()).toBeVisible()
    // The person who has it open holds its lock.
    expect((await desk.request.delete(`/api/blogs/${id}`, { headers: marks() })).status()).toBe(200)
  })

  test('an account is switched off and on, and its sessions end', async ({ page, anotherPerson }) => {
    const other = await anotherPerson()
    const person = await newAccount(other)
    const signedIn = async () => (await (await other.request.get('/api/session')).json()).user !== null
    await enter(page, owner)
    await openTab(page, 'Users', `?q=${person.email}`)
    const row = page.getByRole('row', { name: person.email })
    await row.getByRole('link', { name: 'Grace Hopper' }).click()
    const details = page.getByRole('complementary', { name: 'Grace Hopper' })
    for (const fact of ['Second factor', 'Off', 'Sessions', 'Last sign-in', person.email]) {
      await expect(details.getByText(fact, { exact: true })).toBeVisible()
    }
    await expect(details.locator('dt', { hasText: 'Sessions' }).locator('+ dd')).toHaveText('1')

    await details.getByRole('button', { name: 'End sessions' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End sessions' }).click()
    await expect(page.getByText('1 session ended')).toBeVisible()
    await expect(details.locator('dt', { hasText: 'Sessions' }).locator('+ dd')).toHaveText('None')
    expect(await signedIn()).toBe(false)

    await sendAs(other, '/api/users/login', person)
    await details.getByRole('button', { name: 'Switch off' }).click()
    await expect(page.getByRole('alertdialog')).toContainText(person.email)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click()
    await expect(page.getByText('Account switched off')).toBeVisible()
    await expect(details).toContainText('Switched off')
    expect(await signedIn()).toBe(false)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Account switched on')).toBeVisible()
    await expect(details.getByRole('button', { name: 'Switch off' })).toBeVisible()
    await sendAs(other, '/api/users/login', person)
  })
})

test.describe('the list', () => {
  test('search, state, role and sort stand in the address; a page past the end leads to the last', async ({
    page,
  }) => {
    await enter(page, owner)
    const { email } = await colleague(page, 'admin')
    await openTab(page, 'Users')
    await page.keyboard.press('/')
    await page.keyboard.type(email)
    await expect(page).toHaveURL(/q=/)
    await expect(page.getByRole('row', { name: owner.email })).toBeHidden()
    await page.getByRole('navigation', { name: 'State' }).getByRole('link', { name: 'Invited' }).click()
    await expect(page).toHaveURL(/state=invited/)
    await page.getByLabel('Role', { exact: true }).selectOption('user')
    await expect(page.getByText('No users found')).toBeVisible()
    await page.getByLabel('Role', { exact: true }).selectOption('admin')
    await expect(page.getByRole('row', { name: email })).toBeVisible()
    await page.getByRole('columnheader').getByRole('link', { name: 'Joined' }).click()
    await expect(page.getByRole('columnheader', { name: 'Joined' })).toHaveAttribute('aria-sort', 'ascending')
    await page.reload()
    await expect(page.getByRole('row', { name: email })).toBeVisible()

    await openTab(page, 'Users', '?page=99')
    const list = page.getByRole('region', { name: 'List' })
    await expect(list.getByText('This page is empty now.')).toBeVisible()
    await page.getByRole('link', { name: 'Go to the last page' }).click()
    await expect(page.getByRole('table').locator('[data-row-link]').first()).toBeVisible()
  })

  test('everyone can use it', async ({ page }) => {
    await enter(page, owner)
    const { email } = await colleague(page, 'admin')
    await openTab(page, 'Users')
    await expectGoodLooks(page)
    for (const name of ['Assign Role', 'Add Colleague']) {
      await page.getByRole('button', { name }).first().click()
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      await expectGoodLooks(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name }).first()).toBeFocused()
    }
    await openTab(page, 'Users', `?q=${email}`)
    await page.getByRole('link', { name: 'Katherine Johnson' }).click()
    await expect(page.getByRole('complementary', { name: 'Katherine Johnson' })).toBeVisible()
    await expectGoodLooks(page)
    await page.getByRole('complementary').getByRole('button', { name: 'Switch off' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectGoodLooks(page)
  })
})
