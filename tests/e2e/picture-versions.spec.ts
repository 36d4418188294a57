import { edgePicture } from '../support/edge-picture'
import { marks, withEditor } from '../support/editor'
import { expect, test } from '../support/journey'

const lists = ['/blog', '/blog/category/strategy', '/blog/search?q=invoice']

// The seeded covers are flat drawings: as WebP they are smaller, so they never get AVIF.
test('lists of articles keep each picture next to its text once there is AVIF', async ({ page }) => {
  // The drawing takes seconds of a core, and everything else on the machine goes first.
  test.setTimeout(300_000)
  let picture = ''
  await withEditor(page.request, async (editor) => {
    const sent = await page.request.post('/api/media', {
      headers: marks(),
      multipart: {
        file: { name: 'versions.jpg', mimeType: 'image/jpeg', buffer: await edgePicture() },
        _payload: JSON.stringify({ alt: 'A cover with AVIF' }),
      },
    })
    expect(sent.status(), await sent.text()).toBe(201)
    picture = (await sent.json()).doc.id
    const found = await page.request.get('/api/blog-categories?where[slug][equals]=strategy')
    const [category] = (await found.json()).docs
    for (const number of ['One', 'Two', 'Three'])
      await editor.create('blogs', {
        title: `${number} invoice with a cover`,
        status: 'published',
        contentHtml: '<p>Words.</p>',
        category: category.id,
        featuredImage: picture,
      })
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
  })
  await page.request.delete(`/api/media/${picture}`, { headers: marks() })
})
