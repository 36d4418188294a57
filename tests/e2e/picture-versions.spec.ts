import { randomBytes } from 'node:crypto'
import { edgePicture } from '../support/edge-picture'
import { marks, withEditor } from '../support/editor'
import { expect, test } from '../support/journey'

const NAME = `versions-${randomBytes(4).toString('hex')}`
const ALT = `A cover with AVIF ${NAME}`
const lists = ['/blog', '/blog/category/strategy', '/blog/search?q=invoice']

// The seeded covers are flat drawings: as WebP they are smaller, so they never get AVIF.
test('AVIF comes by itself after the upload, browsers take it, and lists keep each picture next to its text', async ({
  page,
}) => {
  // The drawing takes seconds of a core, and everything else on the machine goes first.
  let picture = ''
  await withEditor(page.request, async (editor) => {
    const sent = await page.request.post('/api/media', {
      headers: marks(),
      multipart: {
        file: { name: `${NAME}.jpg`, mimeType: 'image/jpeg', buffer: await edgePicture() },
        _payload: JSON.stringify({ alt: ALT }),
      },
    })
    expect(sent.status(), await sent.text()).toBe(201)
    picture = (await sent.json()).doc.id
    const found = await page.request.get('/api/blog-categories?where[slug][equals]=strategy')
    const [category] = (await found.json()).docs
    let slug = ''
    for (const number of ['One', 'Two', 'Three'])
      ({ slug } = await editor.create('blogs', {
        title: `${number} invoice with a cover`,
        status: 'published',
        // What is below, with the same picture, is out of reach.
        contentHtml: '<p>Words.</p>'.repeat(200),
        category: category.id,
        featuredImage: picture,
      }))
    for (const path of lists) {
      const pictures = async () =>
        (await (await page.request.get(path)).text()).match(/<picture/g)?.length ?? 0
      await expect.poll(pictures, { message: path, timeout: 240_000 }).toBeGreaterThan(1)
      for (const width of [640, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        const rows = page
          .getByRole('article')
          .filter({ has: page.locator('picture img:not([fetchpriority])') })
        await expect(rows.first(), `${path} ${width}`).toBeVisible()
        for (const row of await rows.all()) {
          const [text, image] = [
            await row.locator('div').first().boundingBox(),
            await row.locator('img').boundingBox(),
          ]
          expect(image?.x, `${path} ${width}`).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 9999))
          expect(Math.abs((image?.y ?? 0) - (text?.y ?? 999)), `${path} ${width}`).toBeLessThan(40)
        }
      }
    }
    const html = async () => (await page.request.get(`/blog/${slug}`)).text()
    await expect.poll(async () => (await html()).includes('type="image/avif"')).toBe(true)
    const loaded: string[] = []
    page.on('response', (answer) => {
      if (answer.url().includes(`/api/media/file/${NAME}`)) loaded.push(answer.url())
    })
    await page.goto('about:blank')
    await page.goto(`/blog/${slug}`)
    const cover = page.getByRole('img', { name: ALT }).first()
    await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\.avif$/)
    expect(await cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    // Only one file, although the page's head announces more.
    expect(new Set(loaded).size, loaded.join()).toBe(1)
    expect(await html()).not.toMatch(/og:image"[^>]*avif/)
    expect(await (await page.request.get('/feed.xml')).text()).not.toContain('.avif')
    // An open article counts its reader, also when it has just been deleted.
    await page.goto('about:blank')
  })
  await page.request.delete(`/api/media/${picture}`, { headers: marks() })
})
