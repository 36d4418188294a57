import type { Page } from '@playwright/test'
import { expectGoodLooks, expectNoSidewaysScroll } from '../support/accessibility'
import { enter, newAccount } from '../support/accounts'
import { arrange } from '../support/desk'
import { marks } from '../support/editor'
import { hydrated } from '../support/hydrated'
import { linkIn, mailTo } from '../support/inbox'
import { expect, owner, test } from '../support/journey'
import { uniqueName } from '../support/leads'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Back office' })
const places = (page: Page) => bar(page).getByRole('link')

test('a colleague takes calls: allowed in Users, handed a call, confirms it, and opens nothing else', async ({
  page,
  anotherPerson,
}) => {
  await enter(page, owner)
  const call = await arrange(page, { status: 'pending' })
  // A name of this try: the list of assignees still has the one of an earlier try.
  const name = uniqueName()
  const desk = await anotherPerson()
  const { email } = await newAccount(desk, { fullName: name, role: 'admin' })

  await desk.goto('/admin/queue')
  await expect(places(desk)).toHaveText([/^Overview/, /^Inbox/, /^Editor/])
  await desk.goto('/super-admin/bookings')
  await expect(desk).toHaveURL('/')

  await page.goto(`/super-admin/users?q=${email}`)
  await page.getByRole('link', { name }).click()
  const account = page.getByRole('complementary', { name })
  await account.getByRole('button', { name: 'Let this admin take calls' }).click()
  await expect(page.getByText('The admin takes calls')).toBeVisible()
  await expect(account.getByText('Yes: sees all bookings')).toBeVisible()

  await page.goto(`/super-admin/bookings?view=all&open=${call.id}`)
  await page.getByRole('button', { name: 'Assigned to: Unassigned' }).click()
  await page.getByRole('menuitemradio', { name }).click()
  await expect(page.getByText(`Assigned to ${name}`).first()).toBeVisible()

  const mail = await mailTo(email, /Assigned to you: call/)
  await desk.goto(linkIn(mail, '/super-admin/bookings'))
  const details = desk.getByRole('complementary', { name: call.name })
  await expect(details.getByRole('link', { name: /@/ }).first()).toBeVisible()
  for (const name of ['More actions', 'Cancel call', 'Set a link'])
    await expect(details.getByRole('button', { name })).toHaveCount(0)
  for (const name of ['Settings', 'Book for a visitor'])
    await expect(desk.getByRole('button', { name })).toHaveCount(0)
  await expect(desk.getByRole('link', { name: 'Export CSV' })).toHaveCount(0)
  await hydrated(desk, 'aside')
  await details.getByRole('button', { name: 'Confirm' }).click()
  await expect(desk.getByText('Booking status updated successfully')).toBeVisible()
  await details.getByRole('button', { name: 'Move' }).click()
  await expect(desk.getByRole('dialog', { name: /Move/ })).toBeVisible()
  await desk.keyboard.press('Escape')

  await desk.goto('/super-admin/bookings?view=week')
  await expect(desk.getByRole('button', { name: /^Hours of|book for a visitor/ })).toHaveCount(0)
  await expect(places(desk)).toHaveText([/^Overview/, /^Bookings/, /^Inbox/, /^Editor/])
  for (const tab of [
    '',
    '/people',
    '/calendar',
    '/users',
    '/invites',
    '/security',
    '/monitoring',
    '/blogs',
  ]) {
    await desk.goto(`/super-admin${tab}`)
    await expect(desk).toHaveURL('/')
  }
  await desk.goto('/admin/collections/bookings')
  await expect(desk).toHaveURL('/super-admin/bookings?view=all')
  const settings = { maxDaysAdvance: 3 }
  const refused = await desk.request.post('/api/globals/calendar-settings', {
    headers: marks(),
    data: settings,
  })
  expect(refused.status()).toBe(403)

  await desk.getByRole('button', { name: 'Calendar feed' }).click()
  await desk.getByRole('button', { name: 'Create feed' }).click()
  const address = await desk.getByLabel('Address of the feed').inputValue()
  expect(await (await page.request.get(address)).text()).toContain(call.name)
})

test('one bar leads everywhere, from the back office, the queue and the CMS', async ({ page }) => {
  await enter(page, owner)
  for (const address of ['/super-admin', '/admin/queue', '/admin']) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(address)
    await expect(places(page)).toHaveText(
      ['Overview', 'Bookings', 'Inbox', 'People', 'Editor', 'Invites', 'Calendar', 'Blogs', 'Users', 'Brand']
        .concat('Security', 'Monitoring')
        .map((name) => new RegExp(`^${name}`)),
    )
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
    await expect(places(page)).toHaveText([/^Overview/, /^Bookings/, /^Inbox/])
    await bar(page).getByRole('button', { name: 'More places' }).click()
    for (const name of ['People', 'Editor']) await expect(page.getByRole('menuitem', { name })).toBeVisible()
    await page.getByRole('menuitem', { name: 'Calendar' }).click()
    await expect(page).toHaveURL('/super-admin/calendar')
    await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
    await expect(bar(page).getByRole('button', { name: 'More places, Calendar is open' })).toBeVisible()
  }
  await page.goto('/super-admin/invites')
  await expectGoodLooks(page, { include: 'header' })
})

test('the CMS leads to the one place of bookings, people with accounts and calendar settings', async ({
  page,
}) => {
  await enter(page, owner)
  for (const [address, tab] of [
    ['/admin/collections/bookings', '/super-admin/bookings?view=all'],
    ['/admin/collections/users', '/super-admin/users'],
    ['/admin/collections/user-roles?limit=10', '/super-admin/users'],
    ['/admin/globals/calendar-settings', '/super-admin/calendar'],
  ] as const) {
    await page.goto(address)
    await expect(page).toHaveURL(tab)
  }
})
