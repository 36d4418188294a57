import { signIn } from '../support/editor'
import { expect, test } from '../support/journey'

test('the four flagships show what they can, for whom and with what', async ({ page }) => {
  await page.goto('/flagship')
  await expect(page.getByRole('article')).toHaveCount(4)
  await page.getByRole('link', { name: 'AI Data Assistant' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Data Assistant')
  for (const heading of ['Capabilities', 'Use cases and time saved', 'Tech stack'])
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  await expect(page.locator('main a[href="/book-call?automation=ai-data-assistant"]').first()).toBeVisible()
  await expect(page.locator('main a[href="/contact?automation=ai-data-assistant"]').first()).toBeVisible()
})

test.describe('the preview', () => {
  test.use({ expectedErrors: /404/ })

  test('is for editors alone, and follows what is not saved', async ({ page, request, baseURL }) => {
    const { docs } = await (await request.get('/api/flagships?limit=1&depth=0')).json()
    const path = `/preview/flagships/${docs[0].id}`
    const refused = await page.goto(path)
    expect(refused?.status()).toBe(404)
    await signIn(page)
    const shown = await page.goto(path)
    expect(shown?.status()).toBe(200)
    expect(shown?.headers()['x-frame-options']).toBe('SAMEORIGIN')
    expect(shown?.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(shown?.headers()['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(docs[0].title)
    await page.waitForLoadState('networkidle')
    await page.evaluate(
      ([doc, origin]) =>
        postMessage(
          {
            type: 'payload-live-preview',
            collectionSlug: 'flagships',
            data: { ...doc, title: 'Not saved yet' },
          },
          origin,
        ),
      [docs[0], baseURL ?? ''] as const,
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not saved yet')
  })
})
