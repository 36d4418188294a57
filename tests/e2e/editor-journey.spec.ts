import { paste, publishUnready, savedHtml, signIn, toEnd } from '../support/editor'
import { expect, test, uniqueEmail } from '../support/journey'

test('an article is written with its styles, a list, a link, a paste and a picture, saved, scheduled and published', async ({
  page,
  editor,
}) => {
  const word = uniqueEmail().slice(0, 10)
  const { id, slug } = await editor.create('blogs', {
    title: `Journey ${word}`,
    contentHtml: '<p>Begin.</p>',
  })
  await signIn(page)
  await page.goto(`/admin/collections/blogs/${id}`)
  const text = page.locator('[data-lexical-editor="true"]').first()
  const toolbar = page.locator('.fixed-toolbar').first()
  const { keyboard } = page
  await text.click()
  await keyboard.press('Control+End')
  await keyboard.type(' Some ')
  await keyboard.press('Control+b')
  await keyboard.type('bold')
  await keyboard.press('Control+b')
  await keyboard.type(' words.')
  await keyboard.press('Enter')
  await keyboard.type('- One')
  await keyboard.press('Enter')
  await keyboard.type('Two')
  for (let times = 0; times < 2; times++) await keyboard.press('Enter')
  await expect(text.locator('li')).toHaveText(['One', 'Two'])

  await keyboard.type('Our prices')
  await keyboard.press('Shift+Control+ArrowLeft')
  await expect(page.locator('.inline-toolbar-popup')).toBeVisible()
  await keyboard.press('Control+k')
  const dialog = page.locator('.drawer--is-open')
  await dialog.locator('input[name="url"]').fill('/pricing')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(text.getByRole('link', { name: 'prices' })).toBeVisible()
  await expect(dialog).toBeHidden()

  await toEnd(text)
  await keyboard.press('Enter')
  await paste(text, '<p class="MsoNormal">Pasted <i>words</i></p>')
  await expect(text.getByText('Pasted')).toBeVisible()
  await keyboard.press('Enter')
  await keyboard.type('/')
  await page.locator('.slash-menu-popup').getByText('Picture', { exact: true }).click()
  await dialog.getByRole('button', { name: 'drawn-voice-integration' }).click()
  await expect(text.locator('img')).toBeVisible()

  await keyboard.press('Control+s')
  await expect
    .poll(() => savedHtml(page, id))
    .toMatch(
      new RegExp(
        '^<p>Begin. Some <strong>bold</strong> words.</p><ul><li>One</li><li>Two</li></ul>' +
          '<p>Our <a href="/pricing">prices</a></p><p>Pasted <em>words</em></p><figure><img [^>]*alt="A sound wave',
      ),
    )

  const panel = page.getByRole('region', { name: 'Publication' })
  await panel.getByLabel('Day').fill(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10))
  await panel.getByRole('button', { name: 'Schedule' }).click()
  await expect(panel.getByRole('list', { name: 'Scheduled' })).toContainText('Publish')
  await toolbar.scrollIntoViewIfNeeded()
  await publishUnready(page)
  await expect(panel).toContainText('Published')
  await page.goto(`/blog/${slug}`)
  await expect(page.getByRole('img', { name: /^A sound wave/ })).toBeVisible()
  await expect(page.getByRole('article').getByText('bold', { exact: true })).toBeVisible()
})
