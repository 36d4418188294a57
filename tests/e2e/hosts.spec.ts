import type { Page } from '@playwright/test'
import { isoWeek } from '../../src/features/booking/desk/week-address'
import { longDate } from '../../src/lib/time/format'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility'
import { enter, newAccount, sendAs } from '../support/accounts'
import { arrange, detailsOf, freeDay } from '../support/desk'
import { marks, withEditor } from '../support/editor'
import { expect, owner, test, uniqueEmail } from '../support/journey'
import { uniqueName } from '../support/leads'

const widths = [390, 1440] as const

async function expectRoom(page: Page, include?: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, include ? { include } : {})
    await expectNoSidewaysScroll(page)
  }
}

interface Made {
  id: string
  user: string
  slug: string
  name: string
}

/** Someone with an account who takes calls. The page is the owner's. */
async function makeHost(page: Page, other: Page, line: string): Promise<Made> {
  const name = uniqueName()
  const { email, id } = await newAccount(other, { fullName: name })
  await sendAs(page, '/api/assign-user-role', { email, role: 'admin', takesCalls: true })
  const { host } = await sendAs<{ host: Made }>(page, '/api/set-host', { user: id, name, line })
  return host
}

test('a visitor chooses whom to talk to, by keyboard and by address, and sees it to the end', async ({
  page,
  anotherPerson,
}) => {
  const desk = await anotherPerson()
  await enter(desk, owner)
  const first = await makeHost(desk, await anotherPerson(), 'Builds workflows')
  const second = await makeHost(desk, await anotherPerson(), 'Knows your numbers')
  await withEditor(desk.request, async (editor) => {
    const type = await editor.create('call-types', {
      title: `Talk ${uniqueName()}`,
      durationMinutes: 30,
      orderIndex: 900,
      hosts: [first.id, second.id],
      hostChoice: 'visitor',
    })
    await page.goto(`/book-call?type=${type.slug}`)
    const choice = page.getByRole('group', { name: 'Who would you like to talk to?' })
    await expect(choice.getByRole('radio', { name: /With anyone/ })).toBeChecked()
    await expect(choice).toContainText('Builds workflows')
    await expectRoom(page)
    await choice.getByRole('radio', { name: /With anyone/ }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(choice.getByRole('radio', { name: first.name })).toBeChecked()
    await expect(page).toHaveURL(new RegExp(`type=${type.slug}&with=${first.slug}$`))

    await page.goto(`/book-call?type=${type.slug}&with=${second.slug}`)
    await expect(choice.getByRole('radio', { name: second.name })).toBeChecked()
    await page.getByRole('list', { name: 'Next free:' }).getByRole('button').first().click()
    await page.getByLabel('Full Name').fill('Grace Hopper')
    await page.getByLabel('Email', { exact: false }).first().fill(uniqueEmail())
    await page.getByRole('button', { name: 'Schedule Call' }).click()
    await expect(page.getByRole('heading', { name: 'Booking Submitted!' })).toBeFocused()
    await expect(page.getByText(`With ${second.name}`)).toBeVisible()
    await expect(choice).toHaveCount(0)
    await expectRoom(page)
  })
  for (const { user } of [first, second]) await sendAs(desk, '/api/set-host', { user, isActive: false })
})

test('the desk sees a lane for each host, hands a call over, and is told of calls without a host', async ({
  page,
  anotherPerson,
}) => {
  await enter(page, owner)
  const colleague = await anotherPerson()
  const host = await makeHost(page, colleague, 'Builds workflows')
  const call = await arrange(page)
  await page.goto(`/super-admin/bookings?view=all&open=${call.id}`)
  const details = detailsOf(page, call.name)
  await details.getByRole('button', { name: 'Hand over' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand over the call' })
  await dialog.getByRole('radio', { name: host.name }).check()
  // A time of the night.
  await expect(dialog.getByText('Outside their hours').first()).toBeVisible()
  await expectAccessible(page, { include: '[role="dialog"]' })
  await dialog.getByLabel('Hand it over although it is outside their hours').check()
  await dialog.getByLabel('Notify the visitor').uncheck()
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await expect(page.getByText(`Handed over to ${host.name}`)).toBeVisible()
  await expect(details.getByText(host.name).first()).toBeVisible()

  await page.goto(`/super-admin/bookings?view=week&week=${isoWeek(call.date)}`)
  const block = page.getByRole('link', { name: new RegExp(`${call.name}.*With ${host.name}`) })
  await expect(block).toBeVisible()
  await expectRoom(page, 'main')
  await page.getByLabel('Host', { exact: true }).selectOption(host.name)
  await expect(page).toHaveURL(new RegExp(`host=${host.id}`))
  await expect(page.getByRole('link', { name: new RegExp(call.name) })).toBeVisible()
  await page.getByLabel('Host', { exact: true }).selectOption('The desk')
  await expect(page.getByRole('link', { name: new RegExp(call.name) })).toHaveCount(0)

  // The desk's own free times are in its lane.
  const { date, times } = await freeDay(page)
  await page.goto(`/super-admin/bookings?view=week&week=${isoWeek(date)}`)
  const free = `${times[0]}: free, book for a visitor on ${longDate(date)}`
  await expect(page.getByRole('button', { name: free })).toBeVisible()

  await page.goto(`/super-admin/hosts?open=${host.user}`)
  const settings = detailsOf(page, host.name)
  await settings.getByLabel('Line').fill('Knows your numbers')
  await settings.getByRole('button', { name: 'Add a day off' }).click()
  await settings.getByLabel('First day').fill('2030-08-01')
  await settings.getByLabel('Takes calls as host').uncheck()
  await expectRoom(page, 'main')
  await settings.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Settings of the host saved')).toBeVisible()
  await page.goto('/super-admin/bookings?view=handover')
  await expect(page.getByRole('row', { name: call.name })).toContainText(`With ${host.name}`)

  await colleague.goto('/dashboard')
  await colleague.getByRole('link', { name: 'Your hours for calls' }).click()
  await expect(colleague.getByRole('heading', { level: 1, name: 'Your calls' })).toBeVisible()
  await expect(colleague.getByLabel('Line')).toHaveValue('Knows your numbers')
  await expect(colleague.getByLabel('Takes calls as host')).toHaveCount(0)
  const refused = await colleague.request.post('/api/set-host', {
    data: { isActive: true },
    headers: marks(),
  })
  expect(refused.status()).toBe(403)
})
