import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expectGoodLooks } from '../support/accessibility'
import { marks, signIn, toEnd, withEditor } from '../support/editor'
import { expect, test } from '../support/journey'

// A HEIC cannot be drawn.
test.use({ expectedErrors: /status of 400/ })

/** More than 10 MB, in a file that cannot be packed. */
const large = () =>
  sharp(randomBytes(2300 * 2000 * 3), { raw: { width: 2300, height: 2000, channels: 3 } })
    .png()
    .toBuffer()

/** As large, by what lies behind the picture: it is made smaller and cut for pages in no time. */
const largeButPlain = async () =>
  Buffer.concat([
    await sharp({ create: { width: 2300, height: 2000, channels: 3, background: '#888' } })
      .png()
      .toBuffer(),
    randomBytes(2300 * 2000 * 3),
  ])

const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic'),
  Buffer.alloc(64),
])

test('a large picture is made to fit in a browser that makes no WebP, such as Safari', async ({ page }) => {
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.toBlob = function (then, type, quality) {
      toBlob.call(this, then, type === 'image/webp' ? 'image/png' : type, quality)
    }
  })
  await signIn(page)
  await page.goto('/admin/collections/media/create')
  const file = { name: 'large.png', mimeType: 'image/png', buffer: await large() }
  await page.locator('.file-field input[type="file"]').setInputFiles(file)
  await expect(page.getByText('Made smaller in this browser: 13')).toBeVisible()
})

test('a large photo is made to fit, a HEIC says what to do, and both words are written in the text', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/admin/collections/media/create')
  const chooser = page.locator('.file-field input[type="file"]')
  await chooser.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic })
  await expect(page.getByRole('alert').filter({ hasText: 'cannot open HEIC photos' })).toBeVisible()
  await page.locator('.file-field__remove').click()
  await chooser.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: await largeButPlain() })
  await expect(page.getByText('Made smaller in this browser: 13')).toBeVisible()
  const alt = `Noise ${randomBytes(4).toString('hex')}`
  await page.getByRole('textbox', { name: 'Alternative text' }).fill(alt)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(/\/media\/[0-9a-f-]{36}/)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  try {
    await page.goto(`/admin/collections/media?search=${encodeURIComponent(alt)}`)
    await expect(page.getByRole('group', { name: 'Show as' })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Grid' })).toBeChecked()
    await expectGoodLooks(page, { include: '.picture-layout' })
    await withEditor(page.request, async (editor) => {
      const upload = {
        type: 'upload',
        version: 3,
        id: randomBytes(12).toString('hex'),
        relationTo: 'media',
        value: id,
        fields: {},
        format: '',
      }
      const content = {
        root: { type: 'root', version: 1, format: '', indent: 0, direction: null, children: [upload] },
      }
      const article = await editor.create('blogs', { title: `Noise ${alt}`, contentHtml: '<p>Words.</p>' })
      await editor.change('blogs', `${article.id}?draft=true`, { content })
      await page.goto(`/admin/collections/blogs/${article.id}`)
      const text = page.locator('[data-lexical-editor="true"]').first()
      await text.getByRole('textbox', { name: 'Caption' }).pressSequentially('A caption')
      const words = text.getByRole('textbox', { name: 'Alternative text' })
      await expect(words).toHaveValue(alt)
      await words.fill(`${alt}, in grey`)
      await words.press('Enter')
      await expect(text.getByText('Saved, for each place that shows this picture.')).toBeVisible()
      await expectGoodLooks(page, { include: '.picture-words' })
      await words.fill(`${alt}, in black`)
      await words.press('Control+s')
      const read = async () => (await page.request.get(`/api/media/${id}`, { headers: marks() })).json()
      await expect.poll(async () => (await read()).alt).toBe(`${alt}, in black`)
      await words.fill(`${alt}, in grey`)
      await words.press('Enter')
      await expect.poll(async () => (await read()).alt).toBe(`${alt}, in grey`)
      const stored = await (await page.request.get(`/api/media/${id}`, { headers: marks() })).json()
      expect(stored).toMatchObject({ alt: `${alt}, in grey`, width: 2300, mimeType: 'image/webp' })
      const draft = async () =>
        (await (await page.request.get(`/api/blogs/${article.id}?draft=true`, { headers: marks() })).json())
          .contentHtml
      await expect.poll(draft).toContain('<figcaption>A caption</figcaption>')
    })
  } finally {
    await page.goto('about:blank')
    await page.request.delete(`/api/media/${id}`, { headers: marks() })
  }
})

test('Markdown while typing, Ctrl+K, and the cursor in a new block', async ({ page, editor }) => {
  const { id } = await editor.create('blogs', {
    title: `Keys ${randomBytes(4).toString('hex')}`,
    contentHtml: '<p>Begin</p>',
  })
  await signIn(page)
  await page.goto(`/admin/collections/blogs/${id}`)
  const text = page.locator('[data-lexical-editor="true"]').first()
  await text.click()
  const { keyboard } = page
  await keyboard.press('Control+End')
  await keyboard.press('Enter')
  await keyboard.type('~~old~~ price')
  await keyboard.press('Shift+Control+ArrowLeft')
  // Comes when the editor knows of the selection.
  await expect(page.locator('.inline-toolbar-popup')).toBeVisible()
  await keyboard.press('Control+k')
  const dialog = page.locator('.drawer--is-open')
  const address = dialog.locator('input[name="url"]')
  await expect(address).toBeFocused()
  await address.fill('/pricing')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(text.getByRole('link', { name: 'price' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await toEnd(text)
  await keyboard.press('Enter')
  await keyboard.type('---')
  await keyboard.press('Enter')
  await keyboard.type('```')
  await keyboard.press('Enter')
  const code = text.locator('textarea[name="code"]')
  await expect(code).toBeFocused()
  await expect(code).toBeInViewport()
  await keyboard.type('const a = 1')
  const draft = async () =>
    (await (await page.request.get(`/api/blogs/${id}?draft=true`, { headers: marks() })).json()).contentHtml
  await expect
    .poll(draft)
    .toBe(
      '<p>Begin</p><p><s>old</s> <a href="/pricing">price</a></p><hr /><pre><code>const a = 1</code></pre>',
    )
})
