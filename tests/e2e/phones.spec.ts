import type { Page } from '@playwright/test'
import { enter } from '../support/accounts'
import { openTab } from '../support/desk'
import { signIn } from '../support/editor'
import { expect, owner, test, uniqueEmail } from '../support/journey'
import { pageKinds } from '../support/screen/visitor-journeys'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  expectedErrors: /status of 4/,
})

/** Runs in the page: fields that iPhones zoom into, and fields that say nothing about what may be filled in for the visitor. */
function fieldFaults(): string[] {
  const typed = ':is(input:not([type=checkbox], [type=radio], [type=range], [type=file]), select, textarea)'
  const fields = [...document.querySelectorAll<HTMLInputElement>(typed)].filter((field) =>
    field.checkVisibility({ visibilityProperty: true }),
  )
  return fields.flatMap((field) => {
    const name = field.name || field.id || field.className
    const size = Number.parseFloat(getComputedStyle(field).fontSize)
    const isFilled = field.matches('input:not([type=date], [type=time], [type=search])')
    return [
      ...(size < 16 ? [`${name}: ${size} px`] : []),
      ...(isFilled &&
      !field.closest('.template-default .render-fields') &&
      !field.hasAttribute('autocomplete')
        ? [`${name}: no autocomplete`]
        : []),
    ]
  })
}

/** Runs in the page: times that only some browsers can read. */
const oddTimes = () =>
  [...document.querySelectorAll('time')]
    .map(({ dateTime }) => dateTime)
    .filter((text) => !/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/.test(text))

/** Fields of the page and of each dialog that its buttons open. */
async function expectPhoneFields(page: Page, dialogs: readonly string[] = []): Promise<void> {
  const look = () => page.evaluate(fieldFaults)
  expect.soft(await look(), page.url()).toEqual([])
  expect.soft(await page.evaluate(oddTimes), page.url()).toEqual([])
  for (const name of dialogs) {
    await page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect.soft(await look(), `${page.url()}: ${name}`).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
}

test('no field of the site is zoomed into, and each can be filled in for the visitor', async ({ page }) => {
  for (const path of [...pageKinds, '/auth?mode=forgot', '/auth?mode=reset&token=abc']) {
    await page.goto(path)
    await expectPhoneFields(page)
  }
})

const tabs: Record<string, readonly string[]> = {
  Overview: ['Search'],
  Invites: ['Send Invitation'],
  Bookings: ['Book for a visitor', 'Settings'],
  Calendar: [],
  Blogs: ['New Blog Post'],
  Users: ['Add Colleague'],
  People: [],
  Security: [],
  Monitoring: [],
}

test('no field of the back office is zoomed into', async ({ page }) => {
  await enter(page, owner)
  for (const [name, dialogs] of Object.entries(tabs)) {
    await openTab(page, name)
    await expectPhoneFields(page, dialogs)
  }
})

test('no field of the dashboard and the CMS is zoomed into', async ({ page, editor }) => {
  const { id } = await editor.create('blogs', { title: `Phone ${uniqueEmail()}`, contentHtml: '<p>x</p>' })
  await enter(page, owner)
  for (const path of ['/dashboard', '/admin', '/admin/queue', `/admin/collections/blogs/${id}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectPhoneFields(page)
  }
})

test('fingers hit the buttons of the editor, and both menus of what comes into a text are in sight', async ({
  page,
  editor,
}) => {
  const { id } = await editor.create('blogs', {
    title: `Fingers ${uniqueEmail().slice(0, 10)}`,
    contentHtml: '<p>The first sentence.</p>',
  })
  await signIn(page)
  await page.goto(`/admin/collections/blogs/${id}`)
  const boxOf = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true }).first()
    await expect(button).toBeVisible()
    return (await button.boundingBox()) ?? { x: 0, width: 0, height: 0 }
  }
  for (const name of ['Details', 'Save Draft', 'More actions', 'Bold', 'add dropdown', 'blocks dropdown'])
    expect.soft((await boxOf(name)).height, name).toBeGreaterThanOrEqual(40)
  const { x, width } = await boxOf('blocks dropdown')
  expect(x + width).toBeLessThan(300)
  const first = await page.locator('[data-lexical-editor="true"] p').first().boundingBox()
  expect(first?.y).toBeLessThan(300)
  await page.getByRole('button', { name: 'More actions' }).click()
  expect((await page.locator('#action-delete').boundingBox())?.height).toBeGreaterThanOrEqual(44)
})
