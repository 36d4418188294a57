import type { Page } from '@playwright/test'
import { enter, sendAs } from '../support/accounts'
import { marks } from '../support/editor'
import { expect, owner, test, uniqueEmail } from '../support/journey'

test.use({ expectedErrors: /409 \(Conflict\)/ })

const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('an open article learns that it was published and unpublished elsewhere, and keeps what is typed', async ({
  page,
}) => {
  await enter(page, owner)
  const name = `Elsewhere ${uniqueEmail().slice(0, 10)}`
  const article = { title: name, contentHtml: '<p>Some words.</p>' }
  const { doc } = await sendAs<{ doc: { id: string } }>(page, '/api/blogs?draft=true', article)
  const address = `/api/blogs/${doc.id}`
  const change = async (data: object) => {
    const answer = await page.request.patch(`${address}?depth=0`, { data, headers: marks() })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  const draft = async () =>
    (await page.request.get(`${address}?draft=true&depth=0`, { headers: marks() })).json()
  const panel = page.getByRole('region', { name: 'Publication' })
  try {
    await page.goto(`/admin/collections/blogs/${doc.id}`)
    await expect(panel).toContainText('Draft')

    await change({ _status: 'published' })
    await comeBack(page)
    await expect(panel).toContainText('Published')
    await expect(page.locator('#field-title')).toHaveValue(name)
    await expect(page.locator('#field-slug')).toHaveValue(/^elsewhere-/)
    const slug = await page.locator('#field-slug').inputValue()

    await change({ _status: 'draft' })
    await page.locator('#field-title').fill(`${name}, typed meanwhile`)
    await expect.poll(async () => (await draft()).title).toBe(`${name}, typed meanwhile`)
    await expect(panel).toContainText('Draft')
    await expect(page.locator('#field-title')).toHaveValue(`${name}, typed meanwhile`)
    expect(await draft()).toMatchObject({ slug, publishedAt: null, status: 'draft' })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0)
  } finally {
    await page.request.delete(address, { headers: marks() })
  }
})

test('someone in the middle of a sentence goes on typing when the article is published', async ({ page }) => {
  await enter(page, owner)
  const article = { title: `Sentence ${uniqueEmail().slice(0, 10)}`, contentHtml: '<p>Some words.</p>' }
  const { doc } = await sendAs<{ doc: { id: string } }>(page, '/api/blogs?draft=true', article)
  const address = `/api/blogs/${doc.id}`
  const excerpt = async () => {
    const answer = await page.request.get(`${address}?draft=true&depth=0`, { headers: marks() })
    return (await answer.json()).excerpt
  }
  try {
    await page.goto(`/admin/collections/blogs/${doc.id}`)
    const field = page.locator('#field-excerpt')
    // Publishing removes the space at the end.
    await field.fill('More words ')
    await expect.poll(excerpt).toBe('More words ')
    const answer = await page.request.patch(address, { data: { _status: 'published' }, headers: marks() })
    expect(answer.status()).toBe(200)
    await field.fill('More words to come')
    await expect.poll(excerpt).toBe('More words to come')
    await expect(field).toHaveValue('More words to come')
    await expect(page.locator('#field-slug')).toHaveValue(/^sentence-/)
    // Typed on across the next one, nothing is offered as lost.
    await expect(page.locator('#action-save-draft')).toBeDisabled()
    const again = await page.request.patch(address, { data: { _status: 'published' }, headers: marks() })
    expect(again.status()).toBe(200)
    await field.pressSequentially(' while it goes on, and on, and on, and on', { delay: 80 })
    const typed = 'More words to come while it goes on, and on, and on, and on'
    await expect.poll(excerpt).toBe(typed)
    await expect(field).toHaveValue(typed)
    await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  } finally {
    await page.request.delete(address, { headers: marks() })
  }
})

test('a text that another window changed is not exchanged under the cursor, and no word is lost', async ({
  page,
}) => {
  await enter(page, owner)
  const article = { title: `Cursor ${uniqueEmail().slice(0, 10)}`, contentHtml: '<p>Some words.</p>' }
  const { doc } = await sendAs<{ doc: { id: string } }>(page, '/api/blogs?draft=true', article)
  const address = `/api/blogs/${doc.id}`
  const change = async (words: string) => {
    const data = { contentHtml: `<p>${words}</p>` }
    const answer = await page.request.patch(`${address}?draft=true&depth=0`, { data, headers: marks() })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  const saved = async () => {
    const answer = await page.request.get(`${address}?draft=true&depth=0`, { headers: marks() })
    return (await answer.json()).contentHtml
  }
  const offer = page.getByText('This text was changed elsewhere since.')
  try {
    await page.goto(`/admin/collections/blogs/${doc.id}`)
    const text = page.locator('[data-lexical-editor="true"]').first()
    await text.locator('p').first().click()
    await change('Alpha words.')
    await comeBack(page)
    await expect(offer).toBeVisible()
    await expect(text).toHaveText('Some words.')
    await page.getByRole('button', { name: 'Show it' }).click()
    await expect(text).toHaveText('Alpha words.')
    // Nobody writes on in the moment in which the text is exchanged. Who does is asked, as below.
    await page.waitForTimeout(1500)
    await expect(offer).toBeHidden()
    await text.locator('p').first().click()
    await page.keyboard.press('End')
    await page.keyboard.type(' Mine.')
    await expect.poll(saved).toContain('Alpha words. Mine.')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await change('Beta words.')
    await comeBack(page)
    await page.keyboard.type(' Typed at once.', { delay: 30 })
    await expect(page.getByRole('dialog', { name: 'Changed in another window' })).toBeVisible()
    await expect(text).toHaveText('Alpha words. Mine. Typed at once.')
    expect(await saved()).toContain('Beta words.')
  } finally {
    await page.goto('about:blank')
    await page.request.delete(address, { headers: marks() })
  }
})
