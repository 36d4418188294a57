import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectGoodLooks } from '../support/accessibility'
import { type Editor, marks, signIn } from '../support/editor'
import { expect, test } from '../support/journey'

test('a footnote is written in the editor, published, and read by keyboard', async ({ page, editor }) => {
  const { id } = await editor.create('blogs', {
    title: `Sources ${randomBytes(4).toString('hex')}`,
    contentHtml: `<p>We count.</p>${'<p>Many words stand in between.</p>'.repeat(30)}`,
  })
  await signIn(page)
  await page.goto(`/admin/collections/blogs/${id}`)
  const text = page.locator('[data-lexical-editor="true"]').first()
  await text.locator('p').first().click()
  await page.keyboard.press('End')
  // On a slow machine what is typed reaches the form of the drawer after its button was pressed.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.keyboard.type(' /footnote')
  await page.getByRole('option', { name: 'Footnote' }).click()
  const drawer = page.locator('.drawer__content').filter({ hasText: 'Footnote' })
  await drawer.getByRole('textbox').first().fill('Counted in **2026**, see https://a.example/figures.')
  await drawer.getByRole('button', { name: 'Apply' }).click()
  await expect(text.getByText('Counted in 2026')).toBeAttached()
  await page.keyboard.press('Control+s')
  await expect(drawer).toBeHidden()
  const saved = async () =>
    (await (await page.request.get(`/api/blogs/${id}?draft=true`, { headers: marks() })).json()).contentHtml
  await expect.poll(saved).toContain('Counted in <strong>2026</strong>')
  // The mark follows its word without the space that opened the menu.
  expect(await saved()).toMatch(/We count\.<(?!\/p)/)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  // An open editor that still saves would be told that the article changed elsewhere.
  await page.goto('/')
  await editor.change('blogs', id, { status: 'published' })
  const { slug } = await (await page.request.get(`/api/blogs/${id}`, { headers: marks() })).json()

  await page.goto(`/blog/${slug}`)
  await expect(page.getByText('Counted in 2026')).toBeVisible()
  await expectGoodLooks(page)
  const place = page.locator('[role="doc-noteref"]')
  const list = page.locator('[role="doc-endnotes"]')
  await expect(list.getByRole('link', { name: 'https://a.example/figures' })).toBeVisible()
  await place.focus()
  await page.keyboard.press('Enter')
  await expect(list).toBeInViewport()
  await expect(place).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.locator('[role="doc-backlink"]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(place).toBeInViewport()
  expect(await (await page.request.get('/feed.xml')).text()).toContain(`/blog/${slug}#footnote_1`)
})

async function openText(page: Page, editor: Editor, contentHtml: string) {
  const title = `Parts ${randomBytes(4).toString('hex')}`
  const { id } = await editor.create('blogs', { title, contentHtml })
  await signIn(page)
  await page.goto(`/admin/collections/blogs/${id}`)
  return { id, text: page.locator('[data-lexical-editor="true"]').first() }
}

test('what is typed before the window of a footnote is open gets into it, and what is in it outlasts a reload', async ({
  page,
  editor,
}) => {
  const { text } = await openText(page, editor, '<p>We count.</p>')
  await text.locator('p').first().click()
  await page.keyboard.press('End')
  await page.keyboard.type(' /footnote')
  await expect(page.getByRole('option', { name: 'Footnote' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Alpha note 1.')
  const drawer = page.locator('.drawer__content').filter({ hasText: 'Footnote' })
  const words = drawer.getByRole('textbox').first()
  await expect(words).toHaveValue('Alpha note 1.')
  await page.keyboard.type(' And more.')
  await expect(words).toHaveValue('Alpha note 1. And more.')
  await drawer.getByRole('button', { name: 'Apply' }).click()
  await expect(text.locator('p').first()).not.toContainText('/footnote')

  // The window is open when the page is left.
  await text.getByRole('button', { name: 'Edit the footnote' }).click()
  await expect(words).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' Kept by the browser.')
  await expect(words).toHaveValue(/Kept by the browser\.$/)
  await page.reload()
  // They are offered, or the last save before the page was left has them.
  const offer = page.getByRole('button', { name: 'Restore' })
  const kept = text.locator('.footnote-words').filter({ hasText: 'Kept by the browser.' })
  await expect(offer.or(kept).first()).toBeAttached()
  if ((await kept.count()) === 0) await offer.click()
  await expect(kept).toHaveText('Alpha note 1. And more. Kept by the browser.')
})

test('an undo in the window of a footnote leaves the text, words after it look as before it, and its cross removes it', async ({
  page,
  editor,
}) => {
  const { text } = await openText(page, editor, '<p><strong>Words</strong> here</p>')
  const { keyboard } = page
  const drawer = page.locator('.drawer__content')
  await text.locator('p').first().click()
  await keyboard.press('End')
  await keyboard.type(' that stay /footnote')
  await page.getByRole('option', { name: 'Footnote' }).click()
  await expect(drawer.getByRole('textbox').first()).toBeFocused()
  for (let times = 0; times < 3; times++) await keyboard.press('Control+z')
  await keyboard.type('Source')
  await keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  const words = text.locator('.footnote-words')
  await expect(words).toHaveText('Source')
  await expect(text).toContainText('Words here that stay')
  await text.locator('strong').click()
  await keyboard.press('End')
  await keyboard.type(' Then more.')
  await expect(text.locator('p').first()).toContainText('Then more.')
  await expect(text.locator('strong')).toHaveText('Words')
  await text.getByRole('button', { name: 'Edit the footnote' }).hover()
  await text.getByRole('button', { name: 'Remove the footnote' }).click()
  await expect(words).toHaveCount(0)
  await expect(drawer).toBeHidden()
})

test('Ctrl+S in the drawer of a footnote or a link saves what is in it', async ({ page, editor }) => {
  const { id, text } = await openText(page, editor, '<p>Words and more.</p>')
  await text.locator('p').first().click()
  await page.keyboard.press('End')
  await page.keyboard.type(' /footnote')
  await page.getByRole('option', { name: 'Footnote' }).click()
  const drawer = page.locator('.drawer__content')
  await expect(drawer.getByRole('textbox').first()).toBeFocused()
  await page.keyboard.type('By key.')
  await page.keyboard.press('Control+s')
  await expect(drawer).toBeHidden()
  await text
    .getByText('Words', { exact: false })
    .first()
    .dblclick({ position: { x: 10, y: 8 } })
  // It comes when the editor knows what is selected; a link before that is of nothing.
  await expect(page.locator('.inline-toolbar-popup')).toHaveCSS('opacity', '1')
  await page.locator('.fixed-toolbar [data-button-key="link"]').click()
  await drawer.locator('input[name="url"]').fill('https://a.example/by-enter')
  await page.keyboard.press('Enter')
  await expect(drawer).toBeHidden()
  const saved = async () =>
    (await (await page.request.get(`/api/blogs/${id}?draft=true`, { headers: marks() })).json()).contentHtml
  await expect.poll(saved).toContain('By key.')
  await expect.poll(saved).toContain('href="https://a.example/by-enter"')
})

test('Escape keeps the words of a footnote, and leaves neither an empty one nor a link without an address', async ({
  page,
  editor,
}) => {
  const { id, text } = await openText(page, editor, '<p>Words</p>')
  const { keyboard } = page
  const drawer = page.locator('.drawer__content')
  const saved = async () =>
    (await (await page.request.get(`/api/blogs/${id}?draft=true`, { headers: marks() })).json()).contentHtml
  await text.locator('p').first().click()
  await keyboard.press('End')
  for (const words of ['', 'Kept by Escape']) {
    await keyboard.type(' /footnote')
    await page.getByRole('option', { name: 'Footnote' }).click()
    await expect(drawer.getByRole('textbox').first()).toBeFocused()
    await keyboard.type(words)
    await keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(text.locator('.footnote-words')).toHaveCount(words ? 1 : 0)
    await expect(text).toBeFocused()
    // An undo does not bring back one that never had words.
    for (const key of words ? [] : ['Control+z', 'Control+y']) {
      await keyboard.press(key)
      await expect(text.locator('.footnote-words')).toHaveCount(0)
    }
  }
  await expect.poll(saved).toContain('Kept by Escape')

  // Without a selection there are no words for a link: the keys search.
  await text
    .locator('p')
    .first()
    .click({ position: { x: 10, y: 8 } })
  await keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')).toBeFocused()
  await expect(text.locator('a')).toHaveCount(0)
})

test('after the address of a link, one types on behind the link at once', async ({ page, editor }) => {
  const { id, text } = await openText(page, editor, '<p>Guild halls are old.</p>')
  const { keyboard } = page
  await text
    .locator('p')
    .first()
    .dblclick({ position: { x: 10, y: 8 } })
  await keyboard.press('Control+k')
  const address = page.locator('.drawer__content input[name="url"]')
  await expect(address).toBeFocused()
  await keyboard.type('https://a.example/guild')
  await keyboard.press('Enter')
  await keyboard.type(' (north)')
  await keyboard.press('End')
  await keyboard.type(' Very.')
  await expect(text.locator('p').first()).toHaveText('Guild (north) halls are old. Very.')
  await expect(text.locator('a')).toHaveText('Guild')
  const saved = async () =>
    (await (await page.request.get(`/api/blogs/${id}?draft=true`, { headers: marks() })).json()).contentHtml
  await expect
    .poll(saved)
    .toBe('<p><a href="https://a.example/guild">Guild</a> (north) halls are old. Very.</p>')
})
