import type { Page } from '@playwright/test'
import { signIn } from '../support/editor'
import { expect, test, uniqueEmail } from '../support/journey'

const namesIn = async (page: Page) =>
  (await page.locator('td.cell-name').allInnerTexts()).map((name) => name.trim())
const handle = (page: Page, name: string) =>
  page.getByRole('row', { name }).locator('td.cell-_dragHandle [aria-roledescription="sortable"]')

/** The list has noticed that the row is above the one whose id is given. Before that, it would drop it where it was. */
const expectOver = (page: Page, id: number | string, timeout = 10_000) =>
  expect(page.locator('[aria-live]').filter({ hasText: `droppable area ${id}` })).toHaveCount(1, { timeout })

/** Moves a row above the one whose id is given. A list that was not yet measured is asked again. */
async function moveUpByKeyboard(page: Page, name: string, overId: number | string) {
  await expect(async () => {
    await page.keyboard.press('Escape')
    await handle(page, name).focus()
    await page.keyboard.press('Space')
    await expect(handle(page, name)).toHaveAttribute('aria-pressed', 'true', { timeout: 2000 })
    await page.keyboard.press('ArrowUp')
    await expectOver(page, overId, 2000)
  }).toPass({ timeout: 60_000 })
  const moved = page.waitForResponse((answer) => answer.url().includes('/api/reorder'))
  await page.keyboard.press('Space')
  expect((await moved).status()).toBe(200)
}

/** Takes a row by the mouse. A list that the framework has not taken over yet lets it go again. */
async function grasp(page: Page, name: string) {
  await expect(async () => {
    await page.mouse.up()
    // Waits until the list has its final place.
    await handle(page, name).hover()
    const at = await handle(page, name).boundingBox()
    await page.mouse.down()
    await page.mouse.move((at?.x ?? 0) + 5, (at?.y ?? 0) + 15, { steps: 3 })
    await expect(handle(page, name)).toHaveAttribute('aria-pressed', 'true', { timeout: 2000 })
  }).toPass({ timeout: 60_000 })
}

test('testimonials are put in order by mouse and by keyboard, and the home page follows', async ({
  page,
  request,
  editor,
}) => {
  const tag = uniqueEmail().slice(0, 8)
  const [first, second] = [`Ann ${tag}`, `Ben ${tag}`]
  const { id } = await editor.create('testimonials', { quote: `Good, says ${first}.`, name: first })
  const below = await editor.create('testimonials', { quote: `Good, says ${second}.`, name: second })
  const onHome = async () => {
    const html = await (await request.get('/')).text()
    return html.indexOf(second) < html.indexOf(first) ? [second, first] : [first, second]
  }
  const ours = async () => (await namesIn(page)).filter((name) => name.includes(tag))
  expect(await onHome()).toEqual([first, second])
  await signIn(page)
  await page.goto('/admin/collections/testimonials')
  await expect.poll(ours).toEqual([first, second])

  await moveUpByKeyboard(page, second, id)
  await expect.poll(ours).toEqual([second, first])
  expect(await onHome()).toEqual([second, first])

  await page.reload()
  await expect.poll(ours).toEqual([second, first])
  await grasp(page, first)
  const to = await handle(page, second).boundingBox()
  if (!to) throw new Error('A row has no handle')
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 })
  await expectOver(page, below.id)
  const dragged = page.waitForResponse((answer) => answer.url().includes('/api/reorder'))
  await page.mouse.up()
  expect((await dragged).status()).toBe(200)
  await expect.poll(ours).toEqual([first, second])
  expect(await onHome()).toEqual([first, second])
})

test('questions are put in order within their category', async ({ page, request, editor }) => {
  const tag = uniqueEmail().slice(0, 8)
  const [first, second] = [`First ${tag}?`, `Second ${tag}?`]
  const { id } = await editor.create('faqs', { question: first, answer: 'Yes.', category: 'support' })
  await editor.create('faqs', { question: second, answer: 'Yes.', category: 'support' })
  await editor.create('faqs', { question: `Other ${tag}?`, answer: 'Yes.', category: 'general' })
  const ours = async () =>
    (await page.locator('td.cell-question').allInnerTexts())
      .map((text) => text.trim())
      .filter((text) => text.includes(tag))
  await signIn(page)
  await page.goto('/admin/collections/faqs')
  // A press before the list is ready is lost.
  await expect(async () => {
    await page.getByRole('navigation', { name: 'Category' }).getByRole('link', { name: 'Support' }).click()
    await expect.poll(ours, { timeout: 5000 }).toEqual([first, second])
  }).toPass()
  await moveUpByKeyboard(page, second, id)
  await expect.poll(ours).toEqual([second, first])
  const html = await (await request.get('/faq')).text()
  expect(html.indexOf(second)).toBeLessThan(html.indexOf(first))
  expect(html.indexOf(first)).toBeGreaterThan(0)
})
