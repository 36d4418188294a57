import { randomBytes } from 'node:crypto'
import { expect, test } from '../support/journey'

const html = '<h2>First part</h2><p>Some text.</p><h2>Second part</h2><p>More text.</p>'
const word = () => `w${randomBytes(5).toString('hex')}`

test('a reader finds an article by search, filters by category and reads on', async ({ page }) => {
  await page.goto('/blog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes on automation')
  await expect(page.getByRole('article')).toHaveCount(7)
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('invoice')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/blog\/search\?q=invoice$/)
  await expect(page.getByText(/articles? for “invoice”/)).toBeVisible()
  await page.getByRole('link', { name: 'Invoice Processing, Step by Step' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoice Processing, Step by Step')
  const contents = page.getByRole('navigation', { name: 'In this article' })
  const entry = contents.getByRole('link').first()
  const target = (await entry.getAttribute('href')) ?? ''
  await entry.click()
  await expect(page.locator(`:is(h2, h3)${target}`)).toBeInViewport()
  await page.getByRole('link', { name: 'Back to blog' }).click()
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /^Strategy/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Strategy')
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('a search without results says what to do', async ({ page }) => {
  await page.goto('/blog/search?q=zebrafinch')
  await expect(page.getByText('No blog posts found')).toBeVisible()
  await expect(page.getByText('Try different search terms')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the search and the articles work', async ({ page }) => {
    await page.goto('/blog')
    await page.getByRole('searchbox').fill('costs')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/blog\/search\?q=costs$/)
    await page.getByRole('link', { name: 'What an Automation Really Costs and Returns' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('table').first()).toBeVisible()
  })
})

test("an editor's change is on every page at the next request, and goes as quickly", async ({
  request,
  editor,
}) => {
  const name = word()
  const everywhere = ['/blog', '/sitemap.xml', '/feed.xml', '/llms.txt', `/blog/search?q=${name}`]
  const shows = async (path: string, text: string) => (await (await request.get(path)).text()).includes(text)
  for (const path of everywhere) await request.get(path)
  const post = await editor.create('blogs', { title: `About ${name}`, contentHtml: html, status: 'draft' })
  expect((await request.get(`/blog/${post.slug}`)).status()).toBe(404)
  for (const path of everywhere) expect(await shows(path, post.slug), `draft in ${path}`).toBe(false)

  await editor.change('blogs', post.id, { status: 'published' })
  expect((await request.get(`/blog/${post.slug}`)).status()).toBe(200)
  expect((await request.get(`/og/blog/${post.slug}.png`)).headers()['content-type']).toBe('image/png')
  for (const path of everywhere) expect(await shows(path, post.slug), `published in ${path}`).toBe(true)

  await editor.change('blogs', post.id, { slug: `${post.slug}-moved` })
  const old = await request.get(`/blog/${post.slug}`, { maxRedirects: 0 })
  expect([old.status(), old.headers().location]).toEqual([308, `/blog/${post.slug}-moved`])

  await editor.change('blogs', post.id, { status: 'archived' })
  for (const slug of [post.slug, `${post.slug}-moved`]) {
    expect((await request.get(`/blog/${slug}`, { maxRedirects: 0 })).status()).toBe(404)
    expect((await request.get(`/og/blog/${slug}.png`)).status()).toBe(404)
    const searched = everywhere.filter((path) => !path.includes('?'))
    for (const path of searched) expect(await shows(path, slug), `archived in ${path}`).toBe(false)
  }
  expect(await shows(`/blog/search?q=${name}`, `About ${name}`)).toBe(false)
})

test('the panel counts all articles, also those in no category', async ({ page, editor }) => {
  await editor.create('blogs', { title: `About ${word()}`, contentHtml: html, status: 'published' })
  const { totalDocs } = await (await page.request.get('/api/blogs?limit=1&depth=0')).json()
  await page.goto('/blog')
  const panel = page.getByRole('navigation', { name: 'Categories' })
  await expect(panel.getByRole('link', { name: 'All articles' })).toContainText(`${totalDocs} articles`)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a long word moves nothing sideways', async ({ page, editor }) => {
    const long = (letter: string) => letter.repeat(90)
    const post = await editor.create('blogs', {
      title: `Title ${long('t')}`,
      slug: `long-${word()}`,
      excerpt: long('e'),
      contentHtml: `<p>${long('p')}</p><h2>${long('h')}</h2><ul><li>${long('l')}</li></ul><h2>End</h2>`,
      status: 'published',
    })
    const idea = await editor.create('ideas', {
      title: long('i'),
      slug: `long-${word()}`,
      description: long('d'),
      difficulty: 'Easy',
      timeToImplement: '1 day',
      benefits: [{ text: long('b') }],
      howItWorks: [{ text: long('w') }],
      requirements: [{ text: long('r') }],
      steps: [{ title: long('s'), detail: long('x') }],
      isActive: true,
    })
    const paths = [
      '/blog',
      `/blog/${post.slug}`,
      `/blog/search?q=${long('q')}`,
      '/blog/search?q=tt',
      '/automation-ideas',
    ]
    for (const path of [...paths, `/automation-ideas/${idea.slug}`]) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
    }
  })
})

test('the first letter of a short first paragraph keeps to itself, and no page is fetched ahead', async ({
  page,
  editor,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const ahead: string[] = []
  page.on('request', (asked) => {
    if (asked.headers().rsc || asked.url().includes('_rsc=')) ahead.push(asked.url())
  })
  const contentHtml = '<p>One line.</p><h2>A heading</h2><p>More.</p>'
  const post = await editor.create('blogs', { title: `About ${word()}`, contentHtml, status: 'published' })
  await page.goto(`/blog/${post.slug}`, { waitUntil: 'networkidle' })
  const paragraph = page.getByText('One line.', { exact: true })
  // As tall as the letter, three lines of text.
  expect((await paragraph.boundingBox())?.height).toBeGreaterThan(50)
  expect(ahead).toEqual([])
})
