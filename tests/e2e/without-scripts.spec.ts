import { expect, test } from '../support/journey'

test.use({ javaScriptEnabled: false })

test('the newsletter box says how to subscribe, and puts no address into the URL', async ({ page }) => {
  await page.goto('/blog')
  const box = page.getByRole('region', { name: 'One useful automation a week' })
  await expect(box.locator('noscript p')).toContainText('Subscribing needs JavaScript.')
  await expect(box.locator('noscript p')).toBeVisible()
  await expect(box.getByRole('link')).toHaveAttribute('href', /^mailto:/)
  await expect(box.getByRole('button', { name: 'Subscribe' })).toBeHidden()
  await expect(box.locator('form')).toHaveAttribute('method', 'post')
})

test('pages that need scripts say so and do not seem to load', async ({ page }) => {
  for (const [path, words] of [
    ['/bookings/manage?token=abc', 'Changing a booking needs JavaScript.'],
    ['/confirm-email?token=abc', 'Confirming an address needs JavaScript.'],
    ['/client-register?token=abc', 'The registration needs JavaScript.'],
    ['/book-call', 'The calendar needs JavaScript.'],
    ['/auth', 'Signing in needs JavaScript.'],
  ] as const) {
    await page.goto(path)
    const note = page.getByRole('main').locator('noscript p')
    await expect(note).toContainText(words)
    await expect(note).toBeVisible()
    if (path === '/book-call')
      await expect(note.getByRole('link').first()).toHaveAttribute('href', /^mailto:/)
    await expect(page.getByText(/Loading/).filter({ visible: true })).toHaveCount(0)
  }
})

test('an idea has no button that does nothing', async ({ page }) => {
  await page.goto('/automation-ideas/voice-to-task')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Content' })).toBeHidden()
})
