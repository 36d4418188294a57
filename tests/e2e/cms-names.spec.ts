import { signIn } from '../support/editor'
import { expect, test, uniqueEmail } from '../support/journey'

const roles = [
  'button',
  'link',
  'checkbox',
  'radio',
  'textbox',
  'combobox',
  'navigation',
  'complementary',
] as const

test('each control of the CMS says what it is for', async ({ page, editor }) => {
  const title = `Named ${uniqueEmail().slice(0, 10)}`
  const { id } = await editor.create('blogs', { title, contentHtml: '<p>Words.</p>' })
  await signIn(page)
  for (const path of ['blogs', 'faqs', 'media', `blogs/${id}`].map((part) => `/admin/collections/${part}`)) {
    await page.goto(path)
    const ready = path.endsWith(id)
      ? page.getByRole('textbox', { name: 'Content', exact: true })
      : page.getByRole('checkbox', { name: /^Select / }).first()
    await expect.soft(ready).toBeVisible()
    for (const role of roles)
      await expect.soft(page.getByRole(role, { name: /^$/ }), `${role} on ${path}`).toHaveCount(0)
  }
  await expect(page.getByRole('button', { name: 'Bold' }).first()).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Category' })).toBeVisible()
  await page.goto('/admin/collections/blogs')
  await expect(page.getByRole('checkbox', { name: `Select ${title}` })).toBeVisible()
})
