import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectGoodLooks } from '../support/accessibility'
import { enter, sendAs } from '../support/accounts'
import { arrange } from '../support/desk'
import { mailTo } from '../support/inbox'
import { expect, owner, test, uniqueEmail } from '../support/journey'
import { inquire, type Lead, uniqueName } from '../support/leads'
import { letCallPass } from '../support/site-database'

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date())

/** A call with the lead that is over, with an outcome that is entered on its page. */
async function callWith(page: Page, { name, email }: Lead, outcome: string): Promise<void> {
  const { id } = await arrange(page, { name, email })
  const over = new Date(Date.now() - randomInt(3 * 24 * 60, 300 * 24 * 60) * 60_000)
  over.setUTCSeconds(0, 0)
  await letCallPass(id, over)
  await page.goto(`/super-admin/bookings?view=all&open=${id}`)
  const panel = page.getByRole('complementary')
  await panel.getByRole('button', { name: 'Outcome' }).click()
  const dialog = page.getByRole('dialog', { name: 'Outcome of the call' })
  await dialog.getByLabel(outcome).check()
  await dialog.getByLabel('Note').fill(`${outcome}.`)
  await dialog.getByRole('button', { name: 'Save the outcome' }).click()
  await expect(page.getByText('Outcome saved')).toBeVisible()
}

test('an inquiry becomes a call, a no-show, a second call, a project, and is won', async ({ page }) => {
  await enter(page, owner)
  const lead = await inquire(page)
  const panel = page.getByRole('complementary')

  await page.goto(`/admin/queue?open=inquiry-${lead.id}`)
  await panel.getByRole('button', { name: 'Add a next step' }).click()
  const form = page.getByRole('dialog', { name: 'Next step' })
  await form.getByRole('button', { name: 'Save next step' }).click()
  await expect(form.getByLabel('What to do')).toHaveAccessibleDescription('Please write what to do next')
  const step = `Call ${lead.name} about invoices`
  await form.getByLabel('What to do').fill(step)
  await form.getByLabel('Due on').fill(today())
  await form.getByRole('button', { name: 'Save next step' }).click()
  await expect(panel.getByText(step)).toBeVisible()

  await page.goto('/super-admin')
  await page.getByRole('link', { name: 'See what is due' }).click()
  const row = page.getByRole('row').filter({ hasText: step })
  await expect(row).toContainText('Today')
  await row.getByRole('link', { name: step }).click()
  await expect(panel.getByRole('link', { name: `Inquiry: ${lead.name}` })).toBeVisible()
  await expectGoodLooks(page)
  await panel.getByRole('button', { name: 'Mark as done' }).click()
  await expect(page.getByText('Next step done')).toBeVisible()

  await callWith(page, lead, 'The visitor did not come')
  await panel.getByLabel('New note').fill('Ring again on Monday.')
  await panel.getByRole('button', { name: 'Add note' }).click()
  await expect(panel.getByText('Ring again on Monday.')).toBeVisible()
  await callWith(page, lead, 'The call was held')

  await page.goto(`/admin/queue?open=inquiry-${lead.id}`)
  await expect(panel.getByRole('listitem').filter({ hasText: 'No-show' })).toBeVisible()
  await expect(panel.getByText('Ring again on Monday.')).toBeVisible()
  await panel.getByRole('button', { name: 'Status: New' }).click()
  await page.getByRole('menuitemradio', { name: 'Won' }).click()
  await expect(panel.getByRole('button', { name: 'Status: Won' })).toBeVisible()
  await panel.getByRole('button', { name: 'Create a project' }).click()
  const project = page.getByRole('dialog', { name: 'Create a project' })
  await project.getByLabel('Title').fill('Invoices without typing')
  await project.getByRole('button', { name: 'Create project' }).click()
  await expect(panel.getByRole('link', { name: 'Open the project' })).toBeVisible()

  await panel.getByRole('link', { name: 'Everything about this person' }).click()
  await expect(page).toHaveURL(/\/super-admin\/people\?open=/)
  for (const known of ['No-show: The visitor did not come.', 'Completed: The call was held.', 'Won: We type'])
    await expect(panel.getByText(known)).toBeVisible()
  await expect(panel.getByRole('listitem').filter({ hasText: 'Next step done' })).toContainText(step)
  await expect(panel.getByRole('link', { name: 'Project' })).toBeVisible()
  await panel.getByRole('button', { name: 'Add a next step' }).click()
  await form.getByLabel('What to do').fill('Ask how it went')
  await form.getByLabel('Due on').fill('2031-01-07')
  await form.getByRole('button', { name: 'Save next step' }).click()
  await expect(panel.getByText('Ask how it went')).toBeVisible()
  await expectGoodLooks(page)

  await page.goto('/super-admin')
  await page.getByRole('button', { name: 'Table of From visit to project' }).click()
  const won = page.getByRole('row').filter({ hasText: 'Won' }).getByRole('link')
  await won.click()
  await expect(page).toHaveURL(/\/super-admin\/people\?stage=won&from=/)
  await expect(page.getByRole('row', { name: lead.name })).toContainText('Won')
})

test('a booked person gets a stage with the outcome, a value on the board, and counts as open', async ({
  page,
}) => {
  await enter(page, owner)
  const lead = { name: uniqueName(), email: uniqueEmail() }
  const { id } = await arrange(page, lead)
  const over = new Date(Date.now() - randomInt(3 * 24 * 60, 300 * 24 * 60) * 60_000)
  over.setUTCSeconds(0, 0)
  await letCallPass(id, over)
  await page.goto(`/super-admin/bookings?view=all&open=${id}`)
  const panel = page.getByRole('complementary')
  await panel.getByRole('button', { name: 'Outcome' }).click()
  const outcome = page.getByRole('dialog', { name: 'Outcome of the call' })
  await outcome.getByLabel('Stage').selectOption('Lost')
  await outcome.getByRole('button', { name: 'Save the outcome' }).click()
  await expect(outcome.getByLabel('Why was it lost?')).toHaveAccessibleDescription('Choose why it was lost')
  await expectGoodLooks(page)
  await outcome.getByLabel('Stage').selectOption('Offer sent')
  await outcome.getByRole('button', { name: 'Save the outcome' }).click()
  const stage = panel.getByRole('region', { name: 'Stage' })
  await expect(stage).toContainText('Offer sent')
  await expect(panel.getByRole('region', { name: 'History' })).toContainText('Stage: Offer sent')
  await expectGoodLooks(page)
  await panel.getByRole('button', { name: 'Write an email' }).click()
  const letter = page.getByRole('dialog', { name: `Write to ${lead.name}` })
  await letter.getByLabel('Text').fill('Here is our offer.')
  await letter.getByRole('button', { name: 'Send email' }).click()
  await expect(page.getByText('Email sent')).toBeVisible()
  await expect(panel.getByText('Sent by email: Your call with us')).toBeVisible()
  expect((await mailTo(lead.email, /Your call with us/)).replyTo?.[0]?.address).toBe(owner.email)

  await page.goto('/super-admin/people')
  await page.getByRole('link', { name: 'Board' }).click()
  const cardAt = (name: string) =>
    page.getByRole('region', { name }).getByRole('listitem').filter({ hasText: lead.name })
  const card = cardAt('Offer sent')
  const change = { name: `Change stage of ${lead.name}` }
  await card.getByRole('button', change).click()
  const form = page.getByRole('dialog', { name: 'Stage' })
  await form.getByLabel('Value in USD').fill('a lot')
  await form.getByRole('button', { name: 'Save the stage' }).click()
  await expect(form.getByLabel('Value in USD')).toHaveAccessibleDescription(/must be a whole number/)
  await form.getByLabel('Value in USD').fill('$2,500')
  await form.getByLabel('Expected in').selectOption({ index: 2 })
  await form.getByRole('button', { name: 'Save the stage' }).click()
  await expect(card).toContainText('$2,500, expected in')
  await expect(card).toContainText('Booked')
  await expect(card.getByRole('button', change)).toBeFocused()
  await expectGoodLooks(page)
  await card.getByRole('button', change).click()
  await form.getByLabel('Stage').selectOption('In talk')
  await form.getByRole('button', { name: 'Save the stage' }).click()
  const moved = cardAt('In talk')
  await expect(moved.getByRole('button', change)).toBeFocused()
  await moved.getByRole('link', { name: lead.name }).click()
  await expect(stage).toContainText('In talk')
  await expectGoodLooks(page)
  await panel.getByRole('button', { name: 'Close details' }).click()
  await expect(panel).toHaveCount(0)
  await expect(moved.getByRole('link', { name: lead.name })).toBeFocused()

  await page.goto('/super-admin')
  await expect(page.getByText(/Open value: \$[\d,]+\./)).toBeVisible()
  await page.getByRole('region', { name: 'Open by stage' }).getByRole('link', { name: 'Board' }).click()
  await moved.getByRole('link', { name: lead.name }).click()
  await stage.getByRole('button', { name: 'Change stage' }).click()
  await form.getByLabel('Stage').selectOption('Won')
  await form.getByRole('button', { name: 'Save the stage' }).click()
  await expect(stage).toContainText('Won')
  await expect(stage).toContainText('$2,500')
  await stage.getByRole('button', { name: 'Create a project' }).click()
  const project = page.getByRole('dialog', { name: 'Create a project' })
  await expectGoodLooks(page)
  await project.getByLabel('Title').fill('Invoices without typing')
  await project.getByRole('button', { name: 'Create project' }).click()
  await expect(panel.getByRole('link', { name: 'Project' })).toBeVisible()
  await expect(stage.getByRole('button', { name: 'Create a project' })).toHaveCount(0)
  await page.goto(`/super-admin/people?q=${lead.email}&stage=won`)
  await expect(page.getByRole('row', { name: lead.name })).toContainText('Won')
  await expectGoodLooks(page)
})

test('an inquiry is answered from here with a template, and the answer stands with the person', async ({
  page,
}) => {
  await enter(page, owner)
  const lead = await inquire(page)
  const title = `First answer ${lead.name}`
  await sendAs(page, '/api/reply-templates', {
    title,
    subject: 'Your {company} question',
    text: 'Hello {firstName},\n\n$500 would do it. Book a call: {bookingLink}',
  })
  const panel = page.getByRole('complementary')
  await page.goto(`/admin/queue?open=inquiry-${lead.id}`)
  await panel.getByRole('button', { name: 'Answer', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Answer ${lead.name}` })
  await dialog.getByRole('button', { name: 'Send answer' }).click()
  await expect(dialog.getByLabel('Text')).toHaveAccessibleDescription('Please write the text')
  await dialog.getByLabel('Template').selectOption(title)
  await expect(dialog.getByLabel('Subject')).toHaveValue('Your Engines Ltd question')
  await expect(dialog.getByLabel('Text')).toHaveValue(/^Hello Ada,\n\n\$500 would do it\. Book a call: http/)
  await expectGoodLooks(page)
  await dialog.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByText('Answer sent')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Status: Answered' })).toBeVisible()
  await expect(panel.getByText('Answered by email: Your Engines Ltd question')).toBeVisible()
  const mail = await mailTo(lead.email, /Your Engines Ltd question/)
  expect(mail.replyTo?.[0]?.address).toBe(owner.email)
  expect(mail.text).toContain('> ')
  await page.goto(`/super-admin/people?open=${encodeURIComponent(lead.email)}`)
  await expect(
    panel.getByRole('listitem').filter({ hasText: 'Email sent' }).filter({ hasText: 'Email from the team' }),
  ).toBeVisible()
})

test('an inquiry is answered, lost for a reason, marked as spam and deleted', async ({ page }) => {
  await enter(page, owner)
  const lead = await inquire(page)
  const panel = page.getByRole('complementary')
  await page.goto(`/admin/queue?open=inquiry-${lead.id}`)
  // The mail program is none of the browser's.
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('[href^="mailto:"]')) event.preventDefault()
    }),
  )
  await panel.getByRole('link', { name: 'Answer in my mail program' }).click()
  await expect(panel.getByRole('group', { name: 'Did you send it?' })).toBeVisible()
  await expectGoodLooks(page)
  await panel.getByRole('button', { name: 'Yes, set to answered' }).click()
  await expect(panel.getByRole('button', { name: 'Status: Answered' })).toBeVisible()
  await expect(panel.getByText('Did you send it?')).toHaveCount(0)

  await panel.getByRole('button', { name: 'Status: Answered' }).click()
  await page.getByRole('menuitemradio', { name: 'Lost' }).click()
  const dialog = page.getByRole('dialog', { name: 'Why was it lost?' })
  await dialog.getByRole('button', { name: 'Set to lost' }).click()
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription('Choose why it was lost')
  await dialog.getByLabel('Reason').selectOption('Too expensive')
  await dialog.getByRole('button', { name: 'Set to lost' }).click()
  await expect(panel.getByRole('button', { name: 'Status: Lost' })).toBeVisible()
  await expect(panel.getByText('Too expensive')).toBeVisible()

  await panel.getByRole('button', { name: 'Status: Lost' }).click()
  await page.getByRole('menuitemradio', { name: 'Spam' }).click()
  await expect(panel.getByRole('button', { name: 'Status: Spam' })).toBeVisible()
  await panel.getByRole('button', { name: 'Delete this inquiry' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete inquiry' }).click()
  await expect(page.getByText('Inquiry deleted')).toBeVisible()
  await page.goto(`/admin/queue?status=spam&q=${lead.email}`)
  await expect(page.getByText('Nothing found')).toBeVisible()
})

test('the daily email is turned off and on in the profile', async ({ page }) => {
  await enter(page, owner)
  await page.goto('/dashboard#due-mails')
  const box = page.getByRole('checkbox', { name: /when my next steps are due/ })
  await box.uncheck()
  await expect(page.getByText('The daily email is off')).toBeVisible()
  await page.reload()
  await expect(box).not.toBeChecked()
  await box.check()
  await expect(page.getByText('The daily email is on')).toBeVisible()
})
