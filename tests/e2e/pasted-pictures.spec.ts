import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { marks, signIn, toEnd } from '../support/editor'
import { expect, test, uniqueEmail } from '../support/journey'

const word = () => uniqueEmail().slice(0, 10)

interface Given {
  as: 'paste' | 'drop'
  png: string
  name?: string
  html?: string
}

/** As a browser gives files and HTML to a text. */
const give = (text: Locator, given: Given) =>
  text.evaluate((element, { as, png, name, html }) => {
    const data = new DataTransfer()
    const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0))
    if (name) data.items.add(new File([bytes], name, { type: 'image/png' }))
    if (html) data.setData('text/html', html)
    const options = { bubbles: true, cancelable: true }
    element.dispatchEvent(
      as === 'drop'
        ? new DragEvent('drop', { ...options, dataTransfer: data })
        : new ClipboardEvent('paste', { ...options, clipboardData: data }),
    )
  }, given)

test('pictures are pasted, dropped and carried along by other programs, without a window', async ({
  page,
  editor,
}) => {
  const { id } = await editor.create('blogs', { title: `Pictures ${word()}`, contentHtml: '<p>Above.</p>' })
  const color = { r: Math.floor(Math.random() * 256), g: 90, b: 120 }
  const drawn = await sharp({ create: { width: 64, height: 40, channels: 3, background: color } })
    .png()
    .toBuffer()
  const png = drawn.toString('base64')
  await signIn(page)
  await page.goto(`/admin/collections/blogs/${id}`)
  const text = page.locator('[data-lexical-editor="true"]').first()
  await text.click()
  await toEnd(text)
  const pictures = text.locator('img')
  const words = text.getByRole('textbox', { name: 'Alternative text' })

  await give(text, { as: 'paste', png, name: 'chart.png' })
  await expect(pictures).toHaveCount(1)
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(words).toBeEditable()
  await expect(words).toHaveValue('')
  await page.keyboard.press('Tab')
  await expect(text.getByRole('textbox', { name: 'Caption' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Before publishing' })).toContainText(
    '“chart.png” has no alternative text.',
  )
  // Stored after a pause, without leaving the field.
  await words.fill('Bookings by week')
  await expect(page.getByRole('region', { name: 'Before publishing' })).not.toContainText(
    'has no alternative text',
  )
  await expect(pictures).toHaveCount(1)
  await give(text.locator('p').first(), { as: 'drop', png, name: 'dropped.png' })
  await expect(pictures).toHaveCount(2)

  await toEnd(text)
  const html = `<p>From a letter.</p><p><img src="data:image/png;base64,${png}" alt="A coloured area"></p><p>The end.</p>`
  await give(text, { as: 'paste', png, html })
  await expect(pictures).toHaveCount(3)
  await expect(text).toContainText('The end.')
  await expect.poll(async () => (await words.last().inputValue()) || '').toBe('A coloured area')

  // Tab leads from the caption to the alternative text, and Enter below the picture.
  await text.getByRole('textbox', { name: 'Caption' }).last().focus()
  await page.keyboard.press('Tab')
  await expect(words.last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(text).toBeFocused()

  const media = await (
    await page.request.get('/api/media?limit=3&sort=-createdAt', { headers: marks() })
  ).json()
  await page.goto('about:blank')
  for (const { id } of media.docs) await page.request.delete(`/api/media/${id}`, { headers: marks() })
})

test('a picture of the device needs no window, and Tab after Escape passes it', async ({ page, editor }) => {
  const { id } = await editor.create('blogs', { title: `Device ${word()}`, contentHtml: '<p>Above.</p>' })
  const color = { r: 90, g: Math.floor(Math.random() * 256), b: 120 }
  const buffer = await sharp({ create: { width: 64, height: 40, channels: 3, background: color } })
    .png()
    .toBuffer()
  await signIn(page)
  await page.goto(`/admin/collections/blogs/${id}`)
  const text = page.locator('[data-lexical-editor="true"]').first()
  await text.click()
  await toEnd(text)
  await page.keyboard.press('Enter')
  await page.keyboard.type('/camera')
  await expect(page.locator('.slash-menu-popup').getByText('Picture from this device')).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles({ name: 'photo.png', mimeType: 'image/png', buffer })
  await expect(text.locator('img')).toHaveCount(1)
  await expect(text.getByRole('textbox', { name: 'Alternative text' })).toBeEditable()

  await text.locator('p').first().click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(text.locator('[data-lexical-decorator="true"] :focus')).toHaveCount(1)
  await toEnd(text)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(text).not.toBeFocused()
  await expect(text.locator(':focus')).toHaveCount(0)

  const coverChooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'From this device' }).first().click()
  const cover = await sharp(buffer).negate().png().toBuffer()
  await (await coverChooser).setFiles({ name: 'cover.png', mimeType: 'image/png', buffer: cover })
  const panel = page.locator('.document-fields__sidebar-fields')
  await expect(panel.getByRole('textbox', { name: 'Alternative text' })).toBeEditable()
  await expect(page.locator('.drawer--is-open')).toHaveCount(0)

  const media = await (
    await page.request.get('/api/media?limit=2&sort=-createdAt', { headers: marks() })
  ).json()
  await page.goto('about:blank')
  for (const { id } of media.docs) await page.request.delete(`/api/media/${id}`, { headers: marks() })
})

test('a table begins with three rows and columns and one heading row, and no block is called Untitled', async ({
  page,
  editor,
}) => {
  const { id } = await editor.create('blogs', { title: `Table ${word()}`, contentHtml: '<p>Above.</p>' })
  await signIn(page)
  await page.goto(`/admin/collections/blogs/${id}`)
  const text = page.locator('[data-lexical-editor="true"]').first()
  await text.click()
  await toEnd(text)
  await page.keyboard.press('Enter')
  await page.keyboard.type('/table')
  await page.locator('.slash-menu-popup').getByText('Table', { exact: true }).click()
  const window = page.locator('.drawer--is-open')
  await expect(window.locator('input[name="rows"]')).toHaveValue('3')
  await expect(window.locator('input[name="columns"]')).toHaveValue('3')
  await window.locator('.form-submit button').click()
  await expect(text.locator('tr')).toHaveCount(3)
  await expect(text.locator('tr').first().locator('th')).toHaveCount(3)
  await expect(text.locator('tr').last().locator('td')).toHaveCount(3)
  // The next words are in its first cell, and no empty line is left above it.
  await page.keyboard.type('Plan')
  await expect(text.locator('th').first()).toHaveText('Plan')
  await expect(text.locator(':scope > p:has-text("Above.") + :has(table)')).toHaveCount(1)

  await toEnd(text)
  await page.keyboard.press('Enter')
  await page.keyboard.type('/callout')
  await page.locator('.slash-menu-popup').getByText('Callout', { exact: true }).click()
  await expect(text.locator('textarea[name="text"]')).toBeVisible()
  await expect(text.getByText('Untitled')).toHaveCount(0)
})
