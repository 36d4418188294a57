import type { Page } from '@playwright/test'
import { expectGoodLooks } from '../support/accessibility'
import { enter, sendAs } from '../support/accounts'
import { openTab } from '../support/desk'
import { marks, publishUnready } from '../support/editor'
import { expect, owner, test, uniqueEmail } from '../support/journey'

const titles: string[] = []

function newTitle(): string {
  const title = `Notes ${uniqueEmail().slice(0, 10)}`
  titles.push(title)
  return title
}

async function article(page: Page, data: object = {}): Promise<{ id: string; title: string; slug: string }> {
  const title = newTitle()
  const text = { title, contentHtml: '<p>Some words.</p>', ...data }
  const { doc } = await sendAs<{ doc: { id: string; slug: string } }>(page, '/api/blogs', text)
  return { id: doc.id, title, slug: doc.slug }
}

const withdraw = (page: Page, id: string) => page.request.delete(`/api/blogs/${id}`, { headers: marks() })

// A test that failed half-way would leave an article on the site, which other tests then read.
test.afterEach(async ({ page }) => {
  for (const title of titles.splice(0)) {
    const query = `draft=true&depth=0&where[title][like]=${title}`
    const { docs } = await (await page.request.get(`/api/blogs?${query}`, { headers: marks() })).json()
    for (const { id } of docs) await withdraw(page, id)
  }
})

const toasts = (page: Page) => page.locator('[data-sonner-toast]')
const drawer = (page: Page) => page.locator('dialog[open], .doc-drawer').first()

/** The message comes before the form knows that it was saved: until then, Escape asks about typed text. */
async function closeSaved(page: Page): Promise<void> {
  await expect(drawer(page).locator('#action-save')).toBeDisabled()
  // The form of the new article then replaces that of the new one. In between, no one hears the key.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(page.locator('.doc-drawer')).toBeHidden({ timeout: 2000 })
  }).toPass()
}

test.describe('writing', () => {
  test('an article is written, published, read and deleted', async ({ page }) => {
    await enter(page, owner)
    await openTab(page, 'Blogs')
    const title = newTitle()
    const countOf = async () =>
      (await (await page.request.get('/api/blogs?draft=true&limit=1', { headers: marks() })).json()).totalDocs
    const before = await countOf()
    await page.getByRole('button', { name: 'New Blog Post' }).click()
    const naming = page.getByRole('dialog', { name: 'New Blog Post' })
    await expect(naming.getByLabel('Title')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(naming).toBeHidden()
    expect(await countOf()).toBe(before)
    await page.getByRole('button', { name: 'New Blog Post' }).click()
    await naming.getByLabel('Title').fill(title)
    await page.keyboard.press('Enter')
    const form = page.locator('.doc-drawer')
    await expect(form.locator('#field-title')).toHaveValue(title)
    await form.locator('[data-lexical-editor="true"]').first().click()
    await page.keyboard.type('The first words of an article.')
    await publishUnready(page, form)
    await expect(toasts(page)).toHaveText(['Blog created or updated successfully'])
    await closeSaved(page)
    await expect(form).toBeHidden()

    await openTab(page, 'Blogs', `?q=${title}`)
    const row = page.getByRole('row', { name: title })
    await expect(row).toContainText('Published')
    await row.getByRole('link', { name: title }).click()
    const details = page.getByRole('complementary', { name: title })
    await expect(details).toContainText('/blog/notes-')
    const query = `where[title][equals]=${title}&depth=0`
    const { docs } = await (await page.request.get(`/api/blogs?${query}`, { headers: marks() })).json()
    const { user } = await (await page.request.get('/api/users/me', { headers: marks() })).json()
    expect(docs[0].author).toBe(user.id)

    const opened = page.waitForURL(/\/blog\/notes-/)
    await details.getByRole('link', { name: 'Open on the site' }).click()
    await opened
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.goBack()
    await page.getByRole('complementary', { name: title }).getByRole('button', { name: 'Edit' }).click()
    await drawer(page).locator('#field-title').fill(`${title} again`)
    await drawer(page).locator('#action-save').click()
    await expect(page.getByText('Blog created or updated successfully')).toBeVisible()
    await closeSaved(page)
    const renamed = page.getByRole('complementary', { name: `${title} again` })
    await renamed.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('alertdialog')).toContainText(`${title} again`)
    await page.getByRole('button', { name: 'Delete article' }).click()
    await expect(page.getByText('Blog deleted successfully')).toBeVisible()
    await expect(page.getByText('No blog posts found')).toBeVisible()
  })

  test.describe('what the rules refuse', () => {
    test.use({ expectedErrors: /status of 40[0-9]/ })

    test('is shown, typed text is kept, and a deletion can be tried again', async ({ page }) => {
      await enter(page, owner)
      const gone = await article(page)
      await openTab(page, 'Blogs', `?q=${gone.title}`)
      await page.getByRole('button', { name: `Actions for ${gone.title}` }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await withdraw(page, gone.id)
      await page.getByRole('button', { name: 'Delete article' }).click()
      await expect(page.getByText('Failed to delete blog')).toBeVisible()
      await expect(page.getByRole('alertdialog').getByRole('alert')).toBeVisible()

      const { title } = await article(page)
      await openTab(page, 'Blogs', `?q=${title}`)
      await page.getByRole('button', { name: `Actions for ${title}` }).click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
      const form = drawer(page)
      const unsafe = `${title} \u200b`
      await form.locator('#field-title').fill(unsafe)
      await publishUnready(page, form)
      await expect(toasts(page)).toHaveText(['Invalid contentBlog content contains unsafe characters'])
      await expect(form.locator('#field-title')).toHaveValue(unsafe)
      await form.locator('#field-title').fill('')
      await publishUnready(page, form)
      await expect(toasts(page).filter({ hasText: 'Failed to save blog' })).toHaveCount(1)
    })

    test('a file that is no picture is refused at its upload', async ({ page }) => {
      await enter(page, owner)
      await page.goto('/admin/collections/media/create')
      await page.locator('input[type="file"]').setInputFiles({
        name: 'cut.png',
        mimeType: 'image/png',
        buffer: Buffer.from('no picture'),
      })
      await page.locator('#field-alt').fill('A picture')
      await page.locator('#action-save').click()
      await expect(page.getByText('Failed to upload image')).toBeVisible()
    })
  })
})

test.describe('the list', () => {
  test('search, status and views stand in the address, and everyone can use it', async ({ page }) => {
    await enter(page, owner)
    const { title } = await article(page)
    await openTab(page, 'Blogs', `?q=${title}`)
    await expect(page.getByRole('row', { name: title })).toBeVisible()
    await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Archived' }).click()
    await expect(page.getByText('No blog posts found')).toBeVisible()
    await page.getByRole('link', { name: 'Show all articles' }).click()
    await expect(page).toHaveURL('/super-admin/blogs')
    await page.getByRole('columnheader').getByRole('link', { name: 'Views' }).click()
    await expect(page.getByRole('columnheader', { name: 'Views' })).toHaveAttribute('aria-sort', /ending/)
    await expect(page).toHaveURL(/sort=-?views/)

    await openTab(page, 'Blogs')
    await expectGoodLooks(page)
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('complementary', { name: title })).toBeVisible()
    await expectGoodLooks(page)
    await page.getByRole('complementary').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectGoodLooks(page)
  })
})
