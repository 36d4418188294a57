import { expect, test } from '../support/journey'

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)

test('every address of the sitemap answers with its own title, description, canonical and one h1', async ({
  page,
  request,
}) => {
  const urls = locations(await (await request.get('/sitemap.xml')).text())
  expect(urls.length).toBeGreaterThan(35)
  const titles = new Map<string, string>()
  for (const url of urls) {
    const answer = await page.goto(url)
    expect(answer?.status(), url).toBe(200)
    expect(answer?.headers()['content-security-policy'], url).not.toMatch(/unsafe-(inline|eval)/)
    const title = await page.title()
    expect(titles.get(title), `${url} has the title of`).toBeUndefined()
    titles.set(title, url)
    await expect(page.locator('h1'), url).toHaveCount(1)
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(canonical?.replace(/\/$/, ''), url).toBe(url.replace(/\/$/, ''))
    const description = await page.locator('meta[name=description]').getAttribute('content')
    expect(description?.length ?? 0, url).toBeGreaterThan(30)
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(blocks.length, url).toBeGreaterThan(0)
    for (const block of blocks) expect(JSON.parse(block)['@context']).toBe('https://schema.org')
    const types = blocks.flatMap((block) => JSON.parse(block)['@type'] ?? [])
    expect(types, url).toContain('Organization')
    expect(types.includes('WebSite'), url).toBe(new URL(url).pathname === '/')
    await expect(page.locator('link[type="application/rss+xml"]'), url).toHaveCount(1)
  }
})

test('no link inside the site is broken, and each page has a picture to be shared with', async ({
  request,
}) => {
  const seen = new Map<string, string>([['/', 'start']])
  const pictures = new Set<string>()
  // Links to articles that anyone may write, and pages for signed-in people, are not followed.
  const followed = (path: string) => !/^\/(api|admin|super-admin|dashboard)/.test(path)
  for (const [path, from] of seen) {
    const answer = await request.get(path)
    expect(answer.status(), `${path}, linked on ${from}`).toBeLessThan(400)
    if (!answer.headers()['content-type']?.includes('text/html')) continue
    const html = await answer.text()
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)) {
      const target = href.replaceAll('&amp;', '&')
      if (followed(target) && !seen.has(target)) seen.set(target, path)
    }
    const picture = /property="og:image" content="[^"]*?(\/og\/[^"]+)"/.exec(html)?.[1]
    if (picture) pictures.add(picture)
  }
  expect(seen.size).toBeGreaterThan(40)
  expect(pictures.size).toBeGreaterThan(25)
  for (const picture of pictures) {
    const answer = await request.get(picture)
    expect([answer.status(), answer.headers()['content-type']], picture).toEqual([200, 'image/png'])
  }
})

test('a picture that an editor chose for shared links is the one they show', async ({
  page,
  request,
  editor,
}) => {
  const { docs } = await (await request.get('/api/media?limit=1')).json()
  const [{ id, filename, width, height }] = docs
  const { slug } = await editor.create('blogs', {
    title: 'Shared with a picture',
    status: 'published',
    contentHtml: '<p>Words</p>',
    meta: { image: id },
  })
  await page.goto(`/blog/${slug}`)
  const meta = (name: string) =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')
  expect(await meta('og:image')).toContain(`/api/media/file/${filename}`)
  expect([await meta('og:image:width'), await meta('og:image:height')]).toEqual([`${width}`, `${height}`])
  expect(await meta('twitter:image')).toContain(`/api/media/file/${filename}`)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join('')).toContain(`/api/media/file/${filename}`)
  expect((await request.get((await meta('og:image')) ?? '')).status()).toBe(200)
})

test('feed, robots, manifest, Markdown and text files are what programs expect', async ({
  page,
  request,
}) => {
  const feed = await request.get('/feed.xml')
  expect(feed.headers()['content-type']).toContain('application/rss+xml')
  await page.goto('/blog')
  const read = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml')
      return {
        error: document.querySelector('parsererror')?.textContent ?? null,
        items: document.querySelectorAll('item').length,
        content: document.getElementsByTagName('content:encoded')[0]?.textContent ?? '',
        // RSS 2.0 knows e-mail addresses as authors only.
        authors: document.querySelectorAll('item > author').length,
        creators: [...document.getElementsByTagNameNS('http://purl.org/dc/elements/1.1/', 'creator')].map(
          ({ textContent }) => textContent,
        ),
      }
    },
    await feed.text(),
  )
  expect(read.error).toBeNull()
  expect(read.items).toBeGreaterThanOrEqual(7)
  expect(read.authors).toBe(0)
  expect(read.creators).toHaveLength(read.items)
  expect(read.creators.every(Boolean)).toBe(true)
  expect(read.content.length).toBeGreaterThan(2000)
  expect(read.content).not.toMatch(/<script|href="\/|src="\//)
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: http.*\/sitemap\.xml/)
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200)
  const guide = await (await request.get('/llms.txt')).text()
  expect(guide).toMatch(/^# Quickwin\n/)
  const article = new URL(/\((\S+\.md)\)/.exec(guide)?.[1] ?? '').pathname
  const markdown = await request.get(article)
  expect(markdown.headers()['content-type']).toContain('text/markdown')
  expect(markdown.headers().link).toContain(`${article.replace(/\.md$/, '')}>; rel="canonical"`)
  expect(await markdown.text()).toMatch(/^# .+\n\n[\s\S]+\n## /)
  expect((await request.get('/blog/there-is-none.md')).status()).toBe(404)
  const contact = await (await request.get('/.well-known/security.txt')).text()
  expect(contact).toMatch(/^Contact: mailto:\S+@\S+\nExpires: 20\d\d-\S+Z\n/)
  expect(Date.parse(/Expires: (\S+)/.exec(contact)?.[1] ?? '')).toBeGreaterThan(Date.now())
  const password = await request.get('/.well-known/change-password', { maxRedirects: 0 })
  expect([password.status(), password.headers().location]).toEqual([307, '/dashboard#security'])
  expect(await (await request.get('/indexnow-key.txt')).text()).toMatch(/^[0-9a-f]{32}$/)
})
