import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectGoodLooks, expectNoSidewaysScroll } from '../support/accessibility'
import { enter, newAccount, sendAs } from '../support/accounts'
import { linkIn, mailsTo, mailTo } from '../support/inbox'
import { expect, owner, test, uniqueEmail } from '../support/journey'

const PATIENCE = { timeout: 60_000 }

/** Subscribes and confirms, as a visitor does. */
async function subscriber(page: Page): Promise<string> {
  const email = uniqueEmail()
  await sendAs(page, '/api/newsletter', { email })
  await page.goto(linkIn(await mailTo(email, /Confirm your subscription/), '/newsletter/confirm'))
  await page.getByRole('button', { name: 'Confirm subscription' }).click()
  await expect(page.getByText('You are subscribed')).toBeVisible()
  return email
}

const mail = (page: Page) => page.frameLocator('iframe[title="The email as HTML"]')

async function openTab(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/collections/blogs/${id}/newsletter`)
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible(PATIENCE)
}

/** Our part of the screen; the mail in it is looked at where mails are. */
const OURS = { include: '.office', exclude: 'iframe' }

test('an editor sends an article to those who confirmed, and one of them leaves by one click', async ({
  page,
  anotherPerson,
  editor,
}) => {
  const visitor = await anotherPerson()
  const email = await subscriber(visitor)

  const desk = await anotherPerson()
  const person = await newAccount(desk, { role: 'admin' })
  await enter(page, owner)

  const title = `Letter ${randomBytes(4).toString('hex')}`
  const { id } = await editor.create('blogs', {
    title,
    status: 'draft',
    contentHtml: '<h2>Part</h2><p>Read our <a href="/pricing">prices</a>.</p>',
  })

  // A draft can be looked at and tried, and not sent.
  await openTab(desk, id)
  await expect(desk.getByText('This article is not published')).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Send now...' })).toBeDisabled()
  await expect(mail(desk).getByRole('heading', { name: title })).toBeVisible()
  await expectGoodLooks(desk, OURS)
  await desk.getByLabel('Introduction').fill('Dear readers of this journey.')
  await expect(mail(desk).getByText('Dear readers of this journey.')).toBeVisible(PATIENCE)
  await desk.getByRole('button', { name: 'As plain text' }).click()
  await expect(desk.getByRole('region', { name: 'The email as plain text' })).toContainText(
    'Dear readers of this journey.',
  )
  await desk.getByRole('button', { name: 'Send me a test' }).click()
  expect((await mailTo(person.email, /^\[Test\]/)).subject).toBe(`[Test] ${title}`)

  // The typed text is there again after a look at the article.
  await editor.change('blogs', id, { status: 'published' })
  await openTab(desk, id)
  await expect(desk.getByLabel('Introduction')).toHaveValue('Dear readers of this journey.')

  // The tab reads itself again soon after the publication, which closes a dialog.
  await expect(async () => {
    await desk.getByRole('button', { name: 'Schedule...' }).click({ timeout: 5000 })
    const dialog = desk.getByRole('dialog', { name: 'Schedule the newsletter' })
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click({ timeout: 5000 })
  }).toPass(PATIENCE)
  const card = desk.getByRole('region', { name: title })
  await expect(card).toContainText('Scheduled', PATIENCE)
  await card.getByRole('button', { name: 'Cancel it' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Cancel it' }).click()
  await expect(desk.getByRole('region', { name: 'Earlier' })).toContainText('Cancelled', PATIENCE)

  await expect(desk.getByLabel('Introduction')).toHaveValue('Dear readers of this journey.')
  await desk.getByLabel('Introduction').fill('Dear readers, again.')
  await desk.getByRole('button', { name: 'Send now...' }).click()
  const question = desk.getByRole('alertdialog', { name: /^Send to [\d,]+ subscribers?\?$/ })
  await expect(question).toContainText(title)
  await question.getByRole('button', { name: /^Send to/ }).click()
  // Other journeys' mailboxes can be slow: ours is what counts here.
  await expect(card).toContainText(/Sending|Sent/, PATIENCE)
  const sent = await mailTo(email, new RegExp(title))
  expect(sent.text).toContain('Dear readers, again.')
  await expect(card).toContainText(/Unsubscribed since/)
  await expectGoodLooks(desk, OURS)

  const header = (name: string) => sent.headers.find(({ key }) => key === name)?.value ?? ''
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const oneClick = /<(.+)>/.exec(header('list-unsubscribe'))?.[1] ?? ''
  // As a mail program does: a bare POST without a cookie.
  const left = await fetch(oneClick, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(left.status).toBe(200)
  await expect(async () => {
    await openTab(desk, id)
    await expect(card.getByText('Unsubscribed since').locator('..')).toContainText('1', { timeout: 2000 })
  }).toPass(PATIENCE)
  expect((await mailsTo(email)).filter(({ subject }) => subject === title)).toHaveLength(1)

  // Once the last of all mailboxes has its result.
  await expect(async () => {
    await desk.goto('/admin/collections/newsletter-issues')
    const row = desk.getByRole('row', { name: title }).filter({ hasNotText: 'Cancelled' })
    const status = row.locator('td.cell-status')
    await expect(status).toHaveText('Sent', { timeout: 5000 })
  }).toPass(PATIENCE)
  await expectNoSidewaysScroll(desk)
})
