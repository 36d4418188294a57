import { randomBytes } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { edgePicture } from '../support/edge-picture'
import { marks, newDraft, signIn } from '../support/editor'
import { expect, test } from '../support/journey'

/** The seeded articles come after it: it is the featured one, whose card cuts what is wider than 16:9. */
async function withArticle(page: Page, query: string, work: (made: Made) => Promise<void>): Promise<void> {
  const headers = marks()
  const alt = `Sign ${randomBytes(4).toString('hex')}`
  const name = `edge-${randomBytes(4).toString('hex')}`
  const sent = await page.request.post(`/api/media?${query}`, {
    headers,
    multipart: {
      file: { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await edgePicture() },
      _payload: JSON.stringify({ alt }),
    },
  })
  expect(sent.status(), await sent.text()).toBe(201)
  const { doc: media } = await sent.json()
  const made = await page.request.post('/api/blogs', {
    headers,
    data: {
      title: `A sign at the edge ${name}`,
      status: 'published',
      contentHtml: '<p>Words.</p>',
      featuredImage: media.id,
    },
  })
  expect(made.status(), await made.text()).toBe(201)
  const { doc } = await made.json()
  try {
    await work({ mediaId: media.id, alt, name, slug: doc.slug })
  } finally {
    // An open article counts its reader, also when it has just been deleted.
    await page.goto('about:blank')
    await page.request.delete(`/api/blogs/${doc.id}`, { headers })
    await page.request.delete(`/api/media/${media.id}`, { headers })
  }
}

interface Made {
  mediaId: string
  alt: string
  name: string
  slug: string
}

/** The share of red in what is seen of the cover, by its widths at the screen's size. */
async function redOf(page: Page, alt: string): Promise<number> {
  const cover = page.getByRole('img', { name: alt })
  await cover.scrollIntoViewIfNeeded()
  await expect
    .poll(() => cover.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    .toBe(true)
  const { data, info } = await sharp(await cover.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let red = 0
  for (let at = 0; at < data.length; at += info.channels)
    if ((data[at] ?? 0) > 180 && (data[at + 1] ?? 0) < 80) red++
  return red / (info.width * info.height)
}

const point = (x: number, y: number) => `uploadEdits[focalPoint][x]=${x}&uploadEdits[focalPoint][y]=${y}`

test('a subject at the edge stays in view, on a phone and on a wide screen', async ({ page }) => {
  await signIn(page)
  await withArticle(page, point(95, 50), async ({ alt, slug }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/blog/${slug}`)
      expect(await redOf(page, alt), `${width}`).toBeGreaterThan(0.015)
    }
  })
  await withArticle(page, point(50, 50), async ({ alt, slug }) => {
    // Without a point the middle is shown, and the sign is cut off.
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(`/blog/${slug}`)
    expect(await redOf(page, alt)).toBeLessThan(0.001)
  })
})

test('an editor chooses the point in the CMS', async ({ page }) => {
  await signIn(page)
  await withArticle(page, '', async ({ mediaId }) => {
    await page.goto(`/admin/collections/media/${mediaId}`)
    const dialog = page.getByRole('dialog').filter({ hasText: 'Focal Point' })
    const focus = dialog.locator('.edit-upload__groupWrap').filter({ hasText: 'Focal Point' })
    // A press before the page's scripts run is lost.
    await expect(async () => {
      if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Edit Image' }).click()
      await expect(focus.getByRole('spinbutton').first()).toBeVisible({ timeout: 5000 })
    }).toPass()
    await focus.getByRole('spinbutton').first().fill('95')
    await dialog.getByRole('button', { name: 'Apply Changes' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
    const { focalX, focalY } = await (await page.request.get(`/api/media/${mediaId}`)).json()
    expect([focalX, focalY]).toEqual([95, 50])
  })
})

const searchIn = (part: Page | Locator) =>
  part.getByRole('textbox', { name: 'Search by Alternative text Or File Name' })

test('pictures are found by their file names and by what they show', async ({ page }) => {
  await signIn(page)
  await withArticle(page, '', async ({ name, alt }) => {
    await page.goto('/admin/collections/media')
    const search = searchIn(page)
    for (const words of [name, alt.toUpperCase()]) {
      await search.fill(words)
      await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1)
      await expect(page.getByRole('row')).toHaveCount(2)
    }
    await search.fill('no such picture at all')
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0)

    const idea = await newDraft(page, 'ideas', `Idea ${name}`)
    await page.getByRole('button', { name: 'Choose from existing' }).first().click()
    const drawer = page.getByRole('dialog')
    for (const words of [alt, name]) {
      await searchIn(drawer).fill(words)
      await expect(drawer.getByRole('row').filter({ hasText: name })).toHaveCount(1)
      await expect(drawer.getByRole('row')).toHaveCount(2)
    }
    await page.request.delete(`/api/ideas/${idea}`, { headers: marks() })
  })
})
