import { mailKeys } from '../../src/emails/mail-texts'
import { expectGoodLooks } from '../support/accessibility'
import { enter } from '../support/accounts'
import { mailTo } from '../support/inbox'
import { expect, owner, test } from '../support/journey'

// One save is refused, and the check of accessibility tries to run in the frame of the mail, where nothing runs.
test.use({ expectedErrors: /status of 400|Blocked script execution in 'about:srcdoc'/ })

test('the opening of a mail is written, looked at, tested, saved, and given back to its default', async ({
  page,
}) => {
  await enter(page, owner)
  await page.goto('/super-admin')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('email wording')
  await page.getByRole('option', { name: 'Mail texts' }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/mail-texts/)
  await expect(page.getByText('Delete an entry to use the default text again.')).toBeVisible()

  const headers = { origin: new URL(page.url()).origin }
  // Of an earlier try.
  await page.request.delete('/api/mail-texts?where[mail][equals]=booking-rebooked', { headers })
  await page.goto('/admin/collections/mail-texts')
  const list = page.getByRole('list', { name: 'Mail texts' })
  await expect(list.getByRole('listitem')).toHaveCount(mailKeys.length)
  await expectGoodLooks(page, { include: 'main.office' })
  // A mail that no other test waits for.
  const row = list.getByRole('link', { name: 'Booking: booked again' })
  await expect(row).toContainText('Default')
  await row.click()
  await expect(page).toHaveURL(/\/create\?mail=booking-rebooked$/)
  await expect(page.getByRole('heading', { name: 'Booking: booked again', exact: true })).toBeVisible()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await expect(page.getByText('Delete this entry to send the default text again.')).toHaveCount(0)
  const subject = page.getByRole('textbox', { name: 'Subject' })
  const text = page.getByRole('textbox', { name: 'Opening text' })
  const mail = page.frameLocator('iframe[title="The email with sample data"]')
  await expect(mail.getByText('We cancelled this call earlier')).toBeVisible()
  await expectGoodLooks(page, { include: '.mail-text', exclude: 'iframe' })

  await expect(subject).toHaveValue('Booked again: your call on {when}')
  await subject.fill('')
  await text.fill('')
  await page.getByRole('button', { name: 'Start with the default text' }).click()
  await expect(subject).toHaveValue('Booked again: your call on {when}')
  await expect(text).toHaveValue(/^Hello \{name\},\n\nWe cancelled/)

  await text.fill('Ahoy {company}')
  await expect(page.locator('.mail-text').getByRole('alert')).toContainText(
    'this mail has no placeholder {company}',
  )
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.field-type.textarea .field-error')).toContainText('{company}')

  const words = 'Ahoy <b>{firstName}</b>,\n\nwe are on again.'
  await subject.fill('On again: {when}')
  await text.fill(words)
  await expect(mail.getByText('Ahoy <b>Ada</b>,')).toBeVisible()
  await expect(mail.getByRole('heading', { name: 'Your call is booked again' })).toBeVisible()
  await expect(mail.getByRole('link', { name: 'Change or cancel the call' })).toBeVisible()
  await expect(page.getByText(/^On again: \w+day,/)).toBeVisible()
  await page.getByRole('button', { name: 'Send a test to me' }).click()
  await expect(page.getByText(`The mail server accepted the email to ${owner.email}`)).toBeVisible()
  const sent = await mailTo(owner.email, /^Test: On again: /)
  expect(sent.text).toContain('\n\nAhoy <b>Ada</b>,\n\nwe are on again.\n\n')
  await expectGoodLooks(page, { include: '.mail-text', exclude: 'iframe' })

  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/mail-texts\/[0-9a-f-]{36}/)
  await page.reload()
  await expect(text).toHaveValue(words)
  await expect(page.getByText('Delete this entry to send the default text again.')).toBeVisible()
  const id = /[0-9a-f-]{36}/.exec(page.url())?.[0]
  await page.goto('/admin/collections/mail-texts')
  await expect(row).toContainText('On again: {when}')
  await expect(row).toContainText('Yours')
  await row.click()
  await expect(page).toHaveURL(new RegExp(`/mail-texts/${id}$`))
  await expect(page.getByRole('heading', { name: 'Booking: booked again', exact: true })).toBeVisible()
  const deleted = await page.request.delete(`/api/mail-texts/${id}`, { headers })
  expect(deleted.ok()).toBe(true)
})
