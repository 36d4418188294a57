import type { Page } from '@playwright/test'
import { expectGoodLooks } from '../support/accessibility'
import { enter, newAccount, sendAs } from '../support/accounts'
import { linkIn, mailTo } from '../support/inbox'
import { expect, owner, test } from '../support/journey'
import { inquire, type Lead, register } from '../support/leads'

/** Opens the queue, with the details of an item where there is one. */
async function openQueue(page: Page, query = ''): Promise<void> {
  await page.goto(`/admin/queue${query}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible()
}

const details = (page: Page, { name }: Lead) => page.getByRole('complementary', { name })

test.describe('who may come in', () => {
  test('the team alone: visitors and clients are refused', async ({ page, request, anotherPerson }) => {
    await enter(page, owner)
    const lead = await inquire(page)
    const path = `/admin/queue?open=inquiry-${lead.id}`
    const client = await anotherPerson()
    await newAccount(client)
    await client.goto(path)
    await expect(client).toHaveURL('/access-denied')
    await expect(client.getByText('Administrator access required.')).toBeVisible()
    for (const asked of [request, client.request])
      expect(await (await asked.get(path)).text()).not.toContain(lead.name)
  })

  test('an admin sees inquiries, and of the registrations those that were assigned to them', async ({
    page,
    anotherPerson,
  }) => {
    await enter(page, owner)
    const inquiry = await inquire(page)
    const [given, kept] = [await register(page), await register(page)]
    const desk = await anotherPerson()
    const admin = await newAccount(desk, { role: 'admin' })
    await sendAs(page, '/api/update-work', { kind: 'registration', id: given.id, assignee: admin.id })

    await openQueue(desk, '?kind=registration')
    await expect(desk.getByRole('row', { name: given.name })).toBeVisible()
    await expect(desk.getByRole('row', { name: kept.name })).toBeHidden()
    await expect(desk.getByRole('link', { name: 'Invites' })).toHaveCount(0)
    await openQueue(desk, `?open=registration-${kept.id}`)
    await expect(desk.getByText('is not assigned to you').filter({ visible: true })).toBeVisible()

    const mail = await mailTo(admin.email, /Assigned to you/)
    await desk.goto(linkIn(mail, '/admin/queue'))
    const panel = details(desk, given)
    await expect(panel.getByText('Cards are punched by hand.')).toBeVisible()
    await expect(panel.getByRole('button', { name: /Assign/ })).toHaveCount(0)
    await expect(panel.getByRole('button', { name: 'Create a project' })).toHaveCount(0)

    await openQueue(desk, `?open=inquiry-${inquiry.id}`)
    await expect(details(desk, inquiry).getByRole('button', { name: 'Create a project' })).toBeVisible()
    await expect(details(desk, inquiry).getByRole('button', { name: /Invite/ })).toHaveCount(0)
  })
})

test.describe('work', () => {
  test('an inquiry is assigned, noted on, answered, set back, and becomes a client', async ({ page }) => {
    await enter(page, owner)
    const lead = await inquire(page)
    await openQueue(page, `?q=${lead.email}`)
    const row = page.getByRole('row', { name: lead.name })
    await expect(row).toContainText('New')
    await page.getByRole('link', { name: lead.name }).click()
    const panel = details(page, lead)
    await expect(panel.getByText('We type four hundred invoices a month.')).toBeVisible()

    const reply = await panel.getByRole('link', { name: 'Answer in my mail program' }).getAttribute('href')
    expect(reply).toContain(`mailto:${lead.email}?subject=`)
    expect(decodeURIComponent(reply ?? '')).toContain('> We type four hundred invoices a month.')

    await panel.getByRole('button', { name: 'Assign to me' }).click()
    await expect(panel.getByRole('button', { name: /^Assigned to: (?!Unassigned)/ })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Unassigned again')).toBeVisible()
    await panel.getByRole('button', { name: 'Assign to me' }).click()
    await expect(panel.getByRole('button', { name: /^Assigned to: (?!Unassigned)/ })).toBeVisible()

    await panel.getByRole('button', { name: 'Status: New' }).click()
    await page.getByRole('menuitemradio', { name: 'Answered', exact: true }).click()
    await expect(panel.getByRole('button', { name: 'Status: Answered' })).toBeVisible()
    await page
      .locator('[data-sonner-toast]', { hasText: 'Status set to' })
      .getByRole('button', { name: 'Undo' })
      .click()
    await expect(panel.getByRole('button', { name: 'Status: New' })).toBeVisible()

    await panel.getByRole('button', { name: 'Add note' }).click()
    await expect(panel.getByLabel('New note')).toHaveAccessibleDescription('Please write a note')
    await panel.getByLabel('New note').fill('Called: they want to start in March.')
    await page.reload()
    await expect(panel.getByLabel('New note')).toHaveValue('Called: they want to start in March.')
    await panel.getByRole('button', { name: 'Add note' }).click()
    await expect(panel.getByRole('listitem')).toContainText('Called: they want to start in March.')
    await expect(panel.getByLabel('New note')).toHaveValue('')

    await panel.getByRole('button', { name: 'Invite as a client' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send Invitation' }).click()
    const sent = page.getByRole('dialog', { name: 'Invitation sent' })
    const link = await sent.getByLabel('Invitation link').inputValue()
    expect(linkIn(await mailTo(lead.email, /invitation/), '/client-register')).toBe(link)
    await sent.getByRole('button', { name: 'Done' }).click()
    await expect(panel.getByRole('link', { name: 'Open the invitation' })).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Status: In progress' })).toBeVisible()

    await panel.getByRole('button', { name: 'Create a project' }).click()
    const form = page.getByRole('dialog', { name: 'Create a project' })
    await form.getByLabel('Budget').fill('$2,500')
    await form.getByRole('button', { name: 'Create project' }).click()
    await expect(form.getByLabel('Title')).toHaveAccessibleDescription('Title is required')
    await expect(form.getByLabel('Title')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await panel.getByRole('button', { name: 'Create a project' }).click()
    await expect(form.getByLabel('Budget')).toHaveValue('$2,500')
    await form.getByLabel('Title').fill('Invoices without typing')
    await form.getByRole('button', { name: 'Create project' }).click()
    await expect(page.getByText('as soon as they have an account')).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Open the project' })).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Create a project' })).toHaveCount(0)
  })

  test('what is open is in the list first; search and filters stand in the address', async ({ page }) => {
    await enter(page, owner)
    const [open, closed] = [await inquire(page), await inquire(page)]
    const registration = await register(page)
    await sendAs(page, '/api/update-work', {
      kind: 'inquiry',
      id: closed.id,
      status: 'lost',
      lostReason: 'timing',
    })
    await openQueue(page)
    const row = ({ name }: Lead) => page.getByRole('row', { name })
    await expect(row(open)).toBeVisible()
    await expect(row(closed)).toBeHidden()
    await page.getByLabel('Kind').filter({ visible: true }).selectOption('Registrations')
    await expect(row(open)).toBeHidden()
    await expect(row(registration)).toBeVisible()
    await expect(page).toHaveURL('/admin/queue?kind=registration')
    await page.goBack()
    await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Lost' }).click()
    await expect(row(closed)).toBeVisible()
    await expect(row(open)).toBeHidden()
    await page.getByLabel('Assigned to').selectOption('Me')
    await expect(row(closed)).toBeHidden()
    await expect(page).toHaveURL('/admin/queue?status=lost&assignee=me')
    await openQueue(page, '?q=no-such-text-anywhere')
    await expect(page.getByText('Nothing found').filter({ visible: true })).toBeVisible()
    await page.getByRole('link', { name: 'Show everything' }).click()
    await expect(row(closed)).toBeVisible()
  })

  test('rows are walked through, opened and closed by keyboard', async ({ page }) => {
    await enter(page, owner)
    const [first, second] = [await inquire(page), await inquire(page)]
    await openQueue(page)
    await page.getByRole('link', { name: second.name }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('link', { name: first.name })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(details(page, first).getByRole('heading', { level: 2 })).toBeFocused()
    const status = details(page, first).getByRole('button', { name: 'Status: New' })
    await status.focus()
    await page.keyboard.press('Enter')
    // The menu takes the focus a moment after it is opened: a person sees it before the next key.
    await expect(page.getByRole('menuitemradio', { name: 'New' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitemradio', { name: 'In progress' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(details(page, first).getByRole('button', { name: 'Status: In progress' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/admin/queue')
    await expect(page.getByRole('link', { name: first.name })).toBeFocused()
  })
})

test.describe('two at once', () => {
  test.use({ expectedErrors: /status of 412/ })

  test("another person's change is shown and not overwritten", async ({ page }) => {
    await enter(page, owner)
    const lead = await inquire(page)
    await openQueue(page, `?open=inquiry-${lead.id}`)
    const panel = details(page, lead)
    await sendAs(page, '/api/update-work', { kind: 'inquiry', id: lead.id, status: 'answered' })
    await panel.getByRole('button', { name: 'Status: New' }).click()
    await page.getByRole('menuitemradio', { name: 'In progress' }).click()
    await expect(panel.getByRole('alert')).toContainText('Someone else has changed this')
    await expect(panel.getByRole('alert')).toContainText('Status: Answered (was New)')
    await panel.getByRole('button', { name: 'Show the latest version' }).click()
    await expect(panel.getByRole('button', { name: 'Status: Answered' })).toBeVisible()
    await expect(panel.getByRole('alert')).toHaveCount(0)
    await panel.getByRole('button', { name: 'Status: Answered' }).click()
    await page.getByRole('menuitemradio', { name: 'Spam' }).click()
    await expect(panel.getByRole('button', { name: 'Status: Spam' })).toBeVisible()
  })
})

test('everyone can use it', async ({ page }) => {
  await enter(page, owner)
  const lead = await inquire(page)
  await sendAs(page, '/api/add-note', { kind: 'inquiry', id: lead.id, text: 'Called on Monday.' })
  await openQueue(page)
  await expectGoodLooks(page)
  await page.getByRole('link', { name: lead.name }).click()
  const panel = details(page, lead)
  await expect(panel).toBeVisible()
  await expectGoodLooks(page)
  await panel.getByRole('button', { name: 'Create a project' }).click()
  const form = page.getByRole('dialog', { name: 'Create a project' })
  await form.getByRole('button', { name: 'Create project' }).click()
  await expect(form.getByText('Title is required').first()).toBeVisible()
  await expectGoodLooks(page)
})
