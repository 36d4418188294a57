import type { Page } from '@playwright/test'
import { lexicalDocument } from '../../src/features/rich-text/document'
import { paragraphNode } from '../../src/features/rich-text/nodes/paragraph'
import { textNode } from '../../src/features/rich-text/nodes/text'
import { expectGoodLooks } from '../support/accessibility'
import { type Editor, marks, savedHtml, signIn } from '../support/editor'
import { expect, test, uniqueEmail } from '../support/journey'

const paragraph = (text: string) => paragraphNode([textNode(text, 0)])
let made = 0
const block = (blockType: string, fields: object) =>
  ({
    type: 'block',
    version: 2,
    format: '',
    fields: { id: `65f0c0ffee0000000000${2000 + made++}`, blockName: '', blockType, ...fields },
  }) as never
const footnote = (text: string) =>
  ({
    type: 'inlineBlock',
    version: 1,
    fields: { id: `65f0c0ffee0000000000${2000 + made++}`, blockType: 'footnote', text },
  }) as never

test('blocks look as readers see them, and a press opens their fields', async ({ page, editor }) => {
  const { id } = await editor.create('blogs', {
    title: `Looks ${uniqueEmail().slice(0, 10)}`,
    contentHtml: '<p>First.</p>',
  })
  const content = lexicalDocument([
    paragraphNode([textNode('Counted', 0), footnote('By hand.'), textNode(' twice', 0), footnote('Again.')]),
    block('callout', { tone: 'tip', title: 'A tip', text: 'Words with **bold**.' }),
    block('callToAction', { kind: 'call' }),
    block('code', { code: 'const one = 1' }),
    block('video', {}),
    paragraph('Last.'),
  ])
  await signIn(page)
  const saved = await page.request.patch(`/api/blogs/${id}?draft=true`, {
    data: { content },
    headers: marks(),
  })
  expect(saved.ok()).toBe(true)
  await page.goto(`/admin/collections/blogs/${id}`)
  const text = page.locator('[data-lexical-editor="true"]').first()

  const callout = text.locator('.callout')
  await expect(callout.locator('strong', { hasText: 'bold' })).toBeVisible()
  await expect(callout).toHaveCSS('border-left-width', '4px')
  await expect(text.locator('.call-to-action').getByText('Book a call')).toBeVisible()
  await expect(text.locator('pre')).toHaveText('const one = 1')
  // The empty one shows its fields, and the others none.
  await expect(text.locator('input[name="url"]')).toBeVisible()
  await expect(text.locator('textarea')).toHaveCount(0)
  const numbers = text.locator('[class*="inlineBlock-footnote"]')
  const number = (mark: Element) => getComputedStyle(mark, '::before').content
  await expect(numbers).toHaveCount(2)
  expect(await numbers.first().evaluate(number)).toContain('counter(footnote)')

  await text.getByRole('button', { name: 'Edit callout' }).press('Enter')
  const words = text.locator('textarea[name="text"]')
  await expect(words).toHaveValue('Words with **bold**.')
  await words.fill('Other words.')
  await expect(callout).toContainText('Other words.')
  await expectGoodLooks(page, { include: '[data-lexical-editor="true"]', exclude: '.react-select' })
  await text.getByText('Last.').click()
  await expect(words).toHaveCount(0)
  await expect(callout).toContainText('Other words.')
  await expect.poll(() => savedHtml(page, id)).toContain('Other words.')

  // Writing goes on below a block that was closed.
  await text.getByRole('button', { name: 'Edit callout' }).click()
  await expect(words).toBeFocused()
  await text.getByRole('button', { name: 'Done' }).click()
  await page.keyboard.type('Right below.')
  await expect(text.locator(':scope > p').nth(1)).toHaveText('Right below.')

  await numbers.last().getByRole('button').first().click()
  const window = page.locator('.drawer__content').filter({ hasText: 'Footnote' })
  await expect(window.getByRole('textbox').first()).toHaveValue('Again.')
  await page.keyboard.press('Escape')
})

test('what is pressed stays in its place when the fields of a block above it close', async ({
  page,
  editor,
}) => {
  const lines = (where: string) => Array.from({ length: 30 }, (_, index) => paragraph(`${where} ${index}.`))
  const { id } = await editor.create('blogs', {
    title: `Place ${uniqueEmail().slice(0, 10)}`,
    content: lexicalDocument([
      ...lines('Above'),
      block('callout', { tone: 'note', text: 'Words' }),
      ...lines('Below'),
    ]),
  })
  await signIn(page)
  await page.goto(`/admin/collections/blogs/${id}`)
  const text = page.locator('[data-lexical-editor="true"]').first()
  await text.getByRole('button', { name: 'Edit callout' }).click()
  await expect(text.locator('textarea[name="text"]')).toBeFocused()
  const line = text.getByText('Below 3.')
  await line.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const top = async () => (await line.boundingBox())?.y ?? 0
  const before = await top()
  await line.click()
  await expect(text.locator('textarea[name="text"]')).toHaveCount(0)
  expect(Math.abs((await top()) - before)).toBeLessThan(20)
})

test('the menu of a new line keeps the chosen entry when the form’s answer comes', async ({
  page,
  editor,
}) => {
  const { id } = await editor.create('blogs', {
    title: `Menu ${uniqueEmail().slice(0, 10)}`,
    contentHtml: '<p>First.</p>',
  })
  await signIn(page)
  await page.goto(`/admin/collections/blogs/${id}`)
  const text = page.locator('[data-lexical-editor="true"]').first()
  await text.locator('p').first().click()
  await page.keyboard.press('End')
  await page.keyboard.type(' More.')
  await page.keyboard.press('Enter')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.keyboard.type('/')
  const chosen = page.locator('button[role="option"][aria-selected="true"]')
  await expect(chosen).toHaveText('Heading 2')
  await page.keyboard.press('ArrowDown')
  await expect(chosen).toHaveText('Heading 3')
  // The form asks once more after the save.
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith(id),
  )
  await saved
  await answered
  await expect(chosen).toHaveText('Heading 3')
  await page.keyboard.press('Enter')
  await expect(text.locator('h3')).toBeVisible()
})

/** An article with a callout whose text is open. The first answer to its form waits for `given`. */
async function openCallout(page: Page, editor: Editor, later: 'given' | 'refused') {
  const { id } = await editor.create('blogs', {
    title: `Late ${uniqueEmail().slice(0, 10)}`,
    content: lexicalDocument([paragraph('Above.'), block('callout', { tone: 'note', text: 'Words' })]),
  })
  await signIn(page)
  await page.goto(`/admin/collections/blogs/${id}`)
  const text = page.locator('[data-lexical-editor="true"]').first()
  await text.getByRole('button', { name: 'Edit callout' }).click()
  const words = text.locator('textarea[name="text"]')
  await expect(words).toHaveValue('Words')
  const [answered, given] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const questions = { asked: 0 }
  // The form of the block asks the server, by the address of the page.
  await page.route(`**/admin/collections/blogs/${id}`, async (route) => {
    questions.asked += 1
    if (questions.asked > 1 && later === 'refused') return route.abort()
    const response = await route.fetch()
    answered.resolve()
    await given.promise
    await route.fulfill({ response })
  })
  await words.focus()
  await page.keyboard.press('Control+End')
  return { id, text, answered, given, questions }
}

test('what is typed shortly before an answer of the server is kept', async ({ page, editor }) => {
  const { id, answered, given } = await openCallout(page, editor, 'given')
  await page.keyboard.type(' one')
  await answered.promise
  await page.keyboard.type(' two')
  given.resolve()
  await expect.poll(() => savedHtml(page, id)).toContain('Words one two')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test.describe('on a broken line', () => {
  test.use({ expectedErrors: /./ })

  test('an answer that was long under way takes no newer words', async ({ page, editor }) => {
    const { id, text, answered, given, questions } = await openCallout(page, editor, 'refused')
    await page.keyboard.type(' one')
    await answered.promise
    await page.keyboard.type(' two')
    await expect.poll(() => savedHtml(page, id)).toContain('Words one two')
    given.resolve()
    // The next question of the form follows the answer.
    await expect.poll(() => questions.asked).toBeGreaterThan(1)
    await text.locator('p').first().click()
    await page.keyboard.press('End')
    await page.keyboard.type(' And more.')
    await expect.poll(() => savedHtml(page, id)).toContain('And more.')
    expect(await savedHtml(page, id)).toContain('Words one two')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test('a new block is saved at once by Ctrl+S, stays open, and its fields have their own undo and Tab', async ({
  page,
  editor,
}) => {
  const title = `New block ${uniqueEmail().slice(0, 10)}`
  const { id } = await editor.create('blogs', { title, contentHtml: '<p>Start.</p>' })
  await signIn(page)
  await page.goto(`/admin/collections/blogs/${id}`)
  const text = page.locator('[data-lexical-editor="true"]').first()
  await text.locator('p').first().click()
  const { keyboard } = page
  await keyboard.press('End')
  await keyboard.press('Enter')
  await keyboard.type('/callout')
  await page.getByRole('option', { name: 'Callout' }).click()
  const words = text.locator('textarea[name="text"]')
  // At once: the block is there, and its form still on the way.
  await expect(text.locator('[data-lexical-decorator="true"]')).toBeVisible()
  await keyboard.type('Saved at once')
  await expect(words).toHaveValue('Saved at once')
  await expect(words).toBeFocused()
  await keyboard.press('Control+s')
  await expect.poll(() => savedHtml(page, id)).toContain('Saved at once')
  await expect(words).toBeFocused()
  await keyboard.type(', and more')
  await expect.poll(() => savedHtml(page, id)).toContain('Saved at once, and more')

  await keyboard.press('Control+z')
  await expect(words).not.toHaveValue(/and more/)
  const left = await words.inputValue()
  await expect.poll(() => savedHtml(page, id)).toContain(`<p>${left}</p>`)
  await expect(words).toHaveValue(left)

  // An undo in the text around is seen in the block, and in its fields.
  await keyboard.type(' for good')
  await text.getByRole('button', { name: 'Done' }).click()
  const card = text.locator('.callout')
  await expect(card).toContainText('for good')
  await expect.poll(() => savedHtml(page, id)).toContain('for good')
  await text.locator('p').first().click()
  await expect(async () => {
    await keyboard.press('Control+z')
    await expect(card).not.toContainText('for good', { timeout: 2000 })
  }).toPass()
  const shown = ((await card.locator('p').last().textContent()) ?? '').trim()
  await expect.poll(() => savedHtml(page, id)).toContain(`${shown}</`)
  await text.getByRole('button', { name: 'Edit callout' }).click()
  await expect(words).toHaveValue(shown)
  await expect(words).toBeFocused()

  const heading = text.locator('input[name="title"]')
  await heading.focus()
  await keyboard.press('Tab')
  await expect(heading).not.toBeFocused()
  await expect(words).toBeFocused()

  // The last field leads to the text below.
  await keyboard.press('Tab')
  await expect(words).toHaveCount(0)
  await keyboard.type('Below.')
  await expect(text.locator(':scope > p').last()).toHaveText('Below.')

  // And so does Escape.
  await text.getByRole('button', { name: 'Edit callout' }).click()
  await expect(words).toBeFocused()
  await keyboard.type('And ')
  await keyboard.press('Escape')
  await expect(words).toHaveCount(0)
  await keyboard.type('Next. ')
  await expect(text.locator(':scope > p').last()).toHaveText('Next. Below.')

  // In the text it keeps the cursor, and a Tab after it leaves the text.
  await keyboard.press('Escape')
  await keyboard.type('Still. ')
  await expect(text.locator(':scope > p').last()).toHaveText('Next. Still. Below.')
  await keyboard.press('Escape')
  await keyboard.press('Tab')
  await expect(text).not.toBeFocused()
})

test('a removed row of a list comes back', async ({ page, editor }) => {
  const { id } = await editor.create('case-studies', {
    title: `Rows ${uniqueEmail().slice(0, 10)}`,
    description: 'D.',
    client: 'A client',
    industry: 'Other',
    problem: 'P.',
    whatWasBuilt: 'W.',
    results: [{ figure: '1 hour', text: 'R.', source: 'Counted' }],
    status: 'draft',
  })
  await signIn(page)
  await page.goto(`/admin/collections/case-studies/${id}`)
  const row = page.getByLabel('Source').first()
  // A press before the form is ready is lost.
  await expect(async () => {
    await page.getByRole('button', { name: 'Problem and results' }).click()
    await expect(row).toHaveValue('Counted', { timeout: 1000 })
  }).toPass()
  await page.locator('.array-actions button').first().click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(row).toHaveCount(0)
  await page.locator('[data-front="true"]').getByRole('button', { name: 'Undo' }).click()
  await expect(row).toHaveValue('Counted')
})
