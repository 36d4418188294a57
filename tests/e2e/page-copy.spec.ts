import { signIn } from '../support/editor'
import { expect, test } from '../support/journey'

// The live preview runs pages of this very site in its frame.
test.use({ expectedErrors: /allow-scripts and allow-same-origin/ })

test('an editor changes the words of a page, sees them next to the form, and they are everywhere at once', async ({
  page,
  request,
  editor,
}) => {
  const text = async (path: string) => (await request.get(path)).text()
  const { docs } = await (await request.get('/api/pages?where[key][equals]=process-optimization')).json()
  const { id, headline, lead, meta, closing, sections } = docs[0]
  try {
    await signIn(page)
    await page.goto(`/admin/collections/pages/${id}`)
    await page.getByRole('textbox', { name: 'Headline' }).fill('Shorter ways')
    await page.getByRole('button', { name: 'Live Preview' }).click()
    const preview = page.frameLocator('iframe[title="preview"], iframe.live-preview-iframe, iframe').first()
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Shorter ways')
    // The draft is seen in the page itself, and by no visitor.
    await expect(preview.getByRole('link', { name: 'Pricing' }).first()).toBeVisible()
    expect(await text('/process-optimization')).not.toContain('Shorter ways')
    await page.locator('#action-save').click()
    await expect
      .poll(async () => (await (await request.get(`/api/pages/${id}`)).json()).headline)
      .toBe('Shorter ways')
    await editor.change('pages', id, {
      lead: 'Live in {timeToLive}.',
      closing: { ...closing, title: '<b>Ask</b> us', primaryLabel: '' },
      sections: { ...sections, feature1: { title: 'Count <script>alert(1)</script>', description: '' } },
      meta: { title: 'Shorter ways for work', description: 'Waits that quagmires leave.' },
    })
    const html = await text('/process-optimization')
    for (const words of [
      '<h1 class="text-5xl">Shorter ways</h1>',
      'Live in 1-2 weeks.',
      '&lt;b&gt;Ask&lt;/b&gt; us',
      'Count &lt;script&gt;',
      '<title>Shorter ways for work · ',
      'content="Waits that quagmires leave."',
    ])
      expect(html).toContain(words)
    // Left empty: what the site came with.
    expect(html).toContain(String(sections.feature1.description))
    expect(html).toContain(String(closing.primaryLabel))
    expect(await text('/ai-agents')).toContain('Waits that quagmires leave.')
    expect(await text('/llms.txt')).toContain('Waits that quagmires leave.')
    expect(await text('/search?q=quagmires')).toContain('Shorter ways')
  } finally {
    await editor.change('pages', id, { headline, lead, meta, closing, sections, status: 'published' })
  }
  expect(await text('/process-optimization')).toContain(String(headline))
})

test('the list of built-in pages calls each by its name, with the headline that it shows', async ({
  page,
  request,
  editor,
}) => {
  const { docs } = await (await request.get('/api/pages?where[key][equals]=home')).json()
  const { id, headline } = docs[0]
  await editor.change('pages', id, { headline: '' })
  try {
    await signIn(page)
    await page.goto('/admin/collections/pages?limit=25')
    for (const name of ['Home', 'AI agents', 'FAQ'])
      await expect(page.getByRole('link', { name, exact: true }).last()).toBeVisible()
    await expect(page.getByText('Get your routine hours back.')).toBeVisible()
    await expect(page.getByText('No Headline')).toHaveCount(0)
  } finally {
    await editor.change('pages', id, { headline })
  }
})
