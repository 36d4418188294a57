import type { Page } from '@playwright/test'
import { expectGoodLooks } from '../support/accessibility'
import { enter } from '../support/accounts'
import { marks, newDraft, withEditor } from '../support/editor'
import { expect, owner, test, uniqueEmail } from '../support/journey'

// The live preview runs pages of this very site in its frame. A page that was taken down is missing, and a taken
// address is refused. On a slow machine, an autosave of the slug that was put back meets the archived page.
test.use({
  expectedErrors: /40[049] \(|allow-scripts and allow-same-origin/,
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('an editor makes a page, previews and publishes it, and takes it down again', async ({
  page,
  context,
}) => {
  await enter(page, owner)
  const title = `Landing ${uniqueEmail()
    .slice(0, 10)
    .replace(/[^a-z0-9]/gi, '')}`
  const path = `/${title.toLowerCase().replace(' ', '-')}`
  const visitor = await context.newPage()
  expect((await visitor.goto(path))?.status()).toBe(404)
  await expect(heading(visitor)).toHaveText('Oops! Page not found')

  const id = await newDraft(page, 'custom-pages', title)
  try {
    await page.locator('#field-description').fill('A page of our own, in {timeToLive}.')
    await page.locator('[data-lexical-editor="true"]').first().click()
    await page.keyboard.type('The first words of a page.')
    await page.locator('#live-preview-toggler').click()
    const preview = page.frameLocator('iframe').first()
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(preview.getByText('A page of our own, in 1-2 weeks.')).toBeVisible()
    expect((await visitor.goto(path))?.status()).toBe(404)

    // A phone, which has room for one of them, shows the text.
    const wide = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.locator('[data-lexical-editor="true"]').first()).toBeInViewport()
    if (wide) await page.setViewportSize(wide)

    await page.locator('#live-preview-toggler').click()
    await page.locator('#action-save').click()
    const panel = page.getByRole('region', { name: 'Publication' })
    await expect(panel).toContainText('Published')
    expect((await visitor.goto(path))?.status()).toBe(200)
    await expect(heading(visitor)).toHaveText(title)
    await expect(visitor.getByText('The first words of a page.')).toBeVisible()
    await expectGoodLooks(visitor)

    // The site's own addresses stay its own.
    await page.locator('#field-slug').fill('pricing')
    await page.locator('#action-save').click()
    await expect(page.getByText('“pricing” is the address of another page.').first()).toBeVisible()
    await page.locator('#field-slug').fill(path.slice(1))

    await panel.getByRole('button', { name: 'Archive' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
    await expect(panel).toContainText('Archived')
    expect((await visitor.goto(path))?.status()).toBe(404)
  } finally {
    await page.request.delete(`/api/custom-pages/${id}`, { headers: marks() })
  }
})

test('the list of case studies appears with the first one and goes with the last', async ({
  page,
  request,
}) => {
  const statusOf = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status()
  const linked = async () => (await (await request.get('/')).text()).includes('href="/case-studies"')
  expect([await statusOf('/case-studies'), await linked()]).toEqual([404, false])
  await withEditor(request, async ({ create, change }) => {
    const { id } = await create('case-studies', {
      title: 'Orders without typing',
      slug: 'orders-of-a-test',
      description: 'A mill types no order twice.',
      client: 'A mill of a test',
      industry: 'Manufacturing',
      problem: 'Each order was typed twice, by two people.',
      whatWasBuilt: 'A bridge between the shop and the ledger.',
      results: [{ figure: '11 hours', text: 'saved per week', source: 'Time sheets, March to May' }],
      contentHtml: '<h2>How it went</h2><p>Slowly at first.</p>',
      status: 'published',
    })
    expect([await statusOf('/case-studies'), await linked()]).toEqual([200, true])
    await page.goto('/case-studies')
    await expectGoodLooks(page)
    await page.getByRole('link', { name: 'Orders without typing' }).click()
    await expect(heading(page)).toHaveText('Orders without typing')
    await expect(page.getByText('Source: Time sheets, March to May')).toBeVisible()
    await expectGoodLooks(page)
    expect(await statusOf('/og/case-studies/orders-of-a-test.png')).toBe(200)

    await change('case-studies', id, { status: 'archived' })
    expect([await statusOf('/case-studies'), await linked()]).toEqual([404, false])
    expect(await statusOf('/case-studies/orders-of-a-test')).toBe(404)
  })
})
