import { signIn } from '../support/editor'
import { expect, test, uniqueEmail } from '../support/journey'
import { expectNoShifts, watchShifts } from '../support/steadiness'

test.use({ timezoneId: 'America/New_York' })

test('the CMS names one zone, finds words of a text, keeps its navigation, and pages lead to their documents', async ({
  page,
  editor,
}) => {
  const word = uniqueEmail()
    .slice(0, 12)
    .replace(/[^a-z0-9]/gi, '')
  const { id, slug } = await editor.create('blogs', {
    title: `Found ${word}`,
    contentHtml: `<p>A quagmire${word} of paper.</p>`,
    status: 'published',
    publishedAt: '2026-03-04T22:30:00.000Z',
  })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`/blog/${slug}`)
  await expect(page.getByRole('link', { name: 'Edit this page' })).toBeHidden()
  await signIn(page)
  await page.goto(`/blog/${slug}`)
  await page.getByRole('link', { name: 'Edit this page' }).click()
  await page.waitForURL(`/admin/collections/blogs/${id}`)
  const panel = page.getByRole('region', { name: 'Publication' })
  // Until these are there, the link moves, and a press may miss it.
  await expect(page.getByRole('region', { name: 'Before publishing' })).toContainText('minute to read')
  await expect(panel.getByRole('button', { name: 'Schedule' })).toBeVisible()
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    panel.getByRole('link', { name: 'View article' }).click(),
  ])
  await opened.waitForURL(`/blog/${slug}`)
  await opened.close()
  await expect(page.locator('.document-times')).toContainText('Europe/Berlin')
  await expect(page.locator('#field-publishedAt ~ .zone-note, .zone-note').first()).toContainText(
    '4 Mar 2026, 23:30 in Europe/Berlin',
  )

  await page.goto(`/admin/collections/blogs?search=quagmire${word}`)
  const row = page.getByRole('row').filter({ hasText: `Found ${word}` })
  await expect(row).toContainText('4 Mar 2026, 23:30')
  await expect(page.getByText('Times in Europe/Berlin')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Case studies' })).toBeVisible()
  await page.getByRole('button', { name: 'Close Menu' }).first().click()
  await expect(page.getByRole('button', { name: 'Open Menu' }).first()).toBeVisible()
})

test('a list stays where it is while its page becomes ready', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 })
  await signIn(page)
  await watchShifts(page)
  await page.goto('/admin/collections/blogs')
  await expect(page.locator('.template-default--nav-hydrated')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Case studies' })).toBeVisible()
  // The parts that arrive later move some lines. When the navigation pushed the page aside, it was 0.18.
  await expectNoShifts(page, 0.1)
})
