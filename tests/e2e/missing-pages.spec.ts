import { expect, test } from '../support/journey'

const missing = [
  ['/blog/no-such-article', 'Post Not Found'],
  ['/automation-ideas/no-such-idea', 'Oops! Page not found'],
  ['/flagship/no-such-flagship', 'Oops! Page not found'],
  ['/blog/category/no-such-category', 'Oops! Page not found'],
  ['/blog/category/strategy/page/99', 'Oops! Page not found'],
  ['/blog/page/99', 'Oops! Page not found'],
  ['/no-such-page', 'Oops! Page not found'],
] as const

test('a missing page is a whole page that says so, made now or kept', async ({ request }) => {
  for (const [path, heading] of missing)
    for (const state of ['MISS', 'HIT']) {
      const where = `${path} ${state}`
      const answer = await request.get(path)
      const html = await answer.text()
      expect(answer.status(), where).toBe(404)
      expect(html, where).not.toContain('__next_error__')
      expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1], where).toBe(heading)
      expect(/<title>([^<]*)/.exec(html)?.[1], where).toMatch(/^(Post|Page) not found · Quickwin$/i)
      expect(html, where).toMatch(/<meta name="robots" content="noindex[,"]/)
      expect(html, where).toMatch(/<footer/)
      expect(answer.headers()['content-security-policy'], where).toContain("script-src 'self' 'sha256-")
    }
})

test('a missing article names the blog, any other page the start', async ({ request }) => {
  const article = await (await request.get('/blog/no-such-article')).text()
  expect(article).toContain('The blog post you&#x27;re looking for doesn&#x27;t exist.')
  expect(/<main[\s\S]*<\/main>/.exec(article)?.[0]).toMatch(/<a [^>]*href="\/blog"/)
  const idea = await (await request.get('/automation-ideas/no-such-idea')).text()
  expect(/<main[\s\S]*<\/main>/.exec(idea)?.[0]).toMatch(/<a [^>]*href="\/"/)
})

test.describe('in a browser', () => {
  test.use({ expectedErrors: /404/ })

  test('an unknown address leads home', async ({ page }) => {
    const answer = await page.goto('/no/such/page')
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
    await page.getByRole('link', { name: /home/i }).first().click()
    await expect(page).toHaveURL('/')
  })

  test('a link inside the site that leads nowhere ends on that page too, and the way back works', async ({
    page,
  }) => {
    // A page with a tool: the framework follows its links.
    await page.goto('/contact')
    await page.waitForFunction(() => 'next' in window && 'router' in (window.next as object))
    await page.evaluate(() => {
      const { next } = window as unknown as { next: { router: { push(path: string): void } } }
      next.router.push('/blog/no-such-article-either')
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post Not Found')
    await expect(page).toHaveTitle('Post Not Found · Quickwin')
    await page.getByRole('link', { name: 'Back to blog' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes on automation')
    await expect(page).toHaveTitle(/^Blog/)
  })
})
