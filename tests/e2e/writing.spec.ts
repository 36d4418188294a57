import type { Page, Request } from '@playwright/test'
import { lexicalDocument } from '../../src/features/rich-text/document'
import { paragraphNode } from '../../src/features/rich-text/nodes/paragraph'
import { textNode } from '../../src/features/rich-text/nodes/text'
import { expectGoodLooks } from '../support/accessibility'
import { marks, paste, publishUnready, savedHtml, signIn } from '../support/editor'
import { expect, test, uniqueEmail } from '../support/journey'

const word = () => uniqueEmail().slice(0, 10)
const paragraph = (text: string) => paragraphNode([textNode(text, 0)])
const block = (blockType: string, fields: object) => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: '65f0c0ffee00000000000001', blockName: '', blockType, ...fields },
})

/** As on a busy machine. */
const idleMomentsAreRare = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = (run) =>
      Number(setTimeout(() => run({ didTimeout: true, timeRemaining: () => 0 }), 400))
    window.cancelIdleCallback = (handle) => clearTimeout(handle)
  })

test('a text is pasted from a word processor, counted, looked over and saved', async ({ page, editor }) => {
  const { id } = await editor.create('blogs', {
    title: `Pasted ${word()}`,
    contentHtml: '<p>First words.</p>',
  })
  await signIn(page)
  await page.goto(`/admin/collections/blogs/${id}`)
  const help = page.getByRole('region', { name: 'Before publishing' })
  await expect(help).toContainText('2 words, 1 minute to read')
  await expect(help).toContainText('Choose a category.')

  const text = page.locator('[data-lexical-editor="true"]').first()
  await text.click()
  for (const button of await page.locator('.fixed-toolbar [class*="indent"]').all())
    await expect(button).toBeHidden()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await paste(
    text,
    '<h1 style="color:red">A chapter</h1><p class="MsoNormal"><span style="font-weight:700">Bold</span> words <a href="/nowhere">link</a><o:p></o:p></p><h4>Deep</h4><img src="https://other.example/a.png" alt="A chart">',
  )
  await expect(page.getByText('Left out: 1 picture (“A chart”).')).toBeVisible()
  await expect(text.locator('h2')).toHaveText('A chapter')
  await expect(help).toContainText('8 words, 1 minute to read')
  await expect(help).toContainText('“Deep” is a heading 4 where a heading 3 is due.')
  await expect(help).toContainText('“link” leads to a page that does not exist (/nowhere).')

  await page.keyboard.press('Control+s')
  await expect
    .poll(() => savedHtml(page, id))
    .toBe(
      '<p>First words.</p><h2>A chapter</h2><p><strong>Bold</strong> words <a href="/nowhere">link</a></p><h4>Deep</h4>',
    )
})

test('what is typed last is published, however late the editor hands it over', async ({ page, editor }) => {
  const { id } = await editor.create('blogs', { title: `Typed ${word()}`, contentHtml: '<p>First.</p>' })
  await signIn(page)
  await idleMomentsAreRare(page)
  await page.goto(`/admin/collections/blogs/${id}`)
  const text = page.locator('[data-lexical-editor="true"]').first()
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Saved by key.')
  await page.keyboard.press('Control+s')
  await expect.poll(() => savedHtml(page, id)).toBe('<p>First. Saved by key.</p>')
  await expect(page.getByText('Draft saved successfully.').first()).toBeVisible()
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Published.')
  const published = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('"_status":"published"') ?? false,
  )
  await publishUnready(page)
  const sent = (await published).request().postData()
  expect(sent).toContain('First. Saved by key. Published.')
  await expect.poll(() => savedHtml(page, id)).toBe('<p>First. Saved by key. Published.</p>')
})

test.describe('without a line', () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to fetch|500 \(Internal/ })

  test('words are saved without a pause, noted while the server is away, and kept in the browser', async ({
    page,
    editor,
  }) => {
    const { id } = await editor.create('blogs', { title: `Kept ${word()}`, contentHtml: '<p>First.</p>' })
    await signIn(page)
    await page.goto(`/admin/collections/blogs/${id}`)
    const text = page.locator('[data-lexical-editor="true"]').first()
    await text.click()
    await page.keyboard.press('Control+End')
    let isTyping = true
    const typing = (async () => {
      while (isTyping) await page.keyboard.type(' without a pause', { delay: 100 })
    })()
    await expect.poll(() => savedHtml(page, id)).toContain('without a pause')
    isTyping = false
    await typing
    await page.route('**/api/**', (route) => route.abort())
    await page.keyboard.type(' Offline.')
    const trouble = page.locator('.writing-trouble')
    await expect(trouble).toContainText('The server cannot be reached')
    // Nobody pressed 'Publish'.
    await expect(page.getByText('Not published')).toHaveCount(0)
    await expect(page.getByText('Last saved')).toBeHidden()
    await page.unroute('**/api/**')
    await expect(trouble).toBeHidden()
    await expect.poll(() => savedHtml(page, id)).toContain('Offline.')

    // A server that fails is tried again, without a word more.
    const saves = `**/api/blogs/${id}?*`
    await page.route(saves, (route) => route.fulfill({ status: 500, json: { errors: [] } }))
    await text.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Failed once.')
    await expect(trouble).toContainText('Something went wrong at the server')
    await page.unroute(saves)
    await expect(trouble).toBeHidden()
    await expect.poll(() => savedHtml(page, id)).toContain('Failed once.')

    // The window is closed, and the words were on the screen for a moment only.
    await page.route('**/api/**', (route) => route.abort())
    await text.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Left behind.')
    await page.waitForTimeout(2000)
    await page.close({ runBeforeUnload: false })
    const next = await page.context().newPage()
    await next.goto(`/admin/collections/blogs/${id}`)
    await expect(next.getByText('Words that you typed just now were not saved.')).toBeVisible()
    expect(await savedHtml(next, id)).not.toContain('Left behind.')
    await next.getByRole('button', { name: 'Restore' }).click()
    await expect.poll(() => savedHtml(next, id)).toContain('Failed once. Left behind.')
    await next.reload()
    await expect(next.locator('[data-lexical-editor="true"]').first()).toContainText('Left behind.')
    await expect(next.getByRole('button', { name: 'Restore' })).toBeHidden()
  })
})

test('words typed just before a reload are offered, and a restored copy goes on from its own last save', async ({
  page,
  editor,
}) => {
  const { id } = await editor.create('blogs', { title: `Again ${word()}`, contentHtml: '<p>First.</p>' })
  await signIn(page)
  await idleMomentsAreRare(page)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(`/admin/collections/blogs/${id}`)
  const text = page.locator('[data-lexical-editor="true"]').first()
  let words = 'First.'
  const type = async (more: string) => {
    await expect(text).toHaveAttribute('contenteditable', 'true')
    await text.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(more)
    words += more
  }
  await type(' Saved.')
  await expect.poll(() => savedHtml(page, id)).toBe(`<p>${words}</p>`)
  await type(' Typed last.')
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(text).toHaveText(words)
  await type(' Typed on.')
  await expect.poll(() => savedHtml(page, id)).toBe(`<p>${words}</p>`)
  // A save is under way when the page is left, and ends only when the next page is there.
  let left: Request | undefined
  await page.route(`**/api/blogs/${id}?*`, (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    left = route.request()
  })
  await type(' On its way.')
  await expect.poll(() => left?.url()).toBeTruthy()
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: 'were not saved' })).toContainText(
    'Different: Content.',
  )
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('button', { name: 'Restore' })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const late = await page.request.patch(left?.url() ?? '', {
    headers: { ...marks(), 'content-type': left?.headers()['content-type'] ?? '' },
    data: left?.postDataBuffer() ?? '',
  })
  expect(late.status()).toBe(200)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(text).toHaveText(words)
  await type(' More.')
  await expect.poll(() => savedHtml(page, id)).toBe(`<p>${words}</p>`)
  await expect(page.getByText('Changed in another window')).toBeHidden()
})

/** The saves that the form sends while someone works in it. */
function savesOf(page: Page, path: string): string[] {
  const saves: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (request.method() === 'PATCH' && pathname === path) saves.push(searchParams.get('draft') ?? 'no draft')
  })
  return saves
}

async function versionsOf(page: Page, collection: string, id: string): Promise<number> {
  const asked = `/api/${collection}/versions?where[parent][equals]=${id}&limit=0&depth=0`
  return (await (await page.request.get(asked, { headers: marks() })).json()).totalDocs
}

test('one writes on while Ctrl+S is under way', async ({ page, editor }) => {
  const { id } = await editor.create('blogs', {
    title: `Writes on ${word()}`,
    content: lexicalDocument([
      paragraph('First.'),
      block('callout', { tone: 'note', text: 'Words' }) as never,
    ]),
  })
  await signIn(page)
  await page.goto(`/admin/collections/blogs/${id}`)
  const text = page.locator('[data-lexical-editor="true"]').first()
  const [asked, given] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(`**/api/blogs/${id}?*`, async (route) => {
    if (route.request().method() === 'PATCH') asked.resolve()
    await given.promise
    await route.continue()
  })
  await text.locator('p').first().click()
  await page.keyboard.press('End')
  await page.keyboard.type(' One.')
  await page.keyboard.press('Control+s')
  await asked.promise
  await page.keyboard.type(' Two.')
  given.resolve()
  await expect(page.getByText('Draft saved successfully.').first()).toBeVisible()
  await page.keyboard.type(' Three.')
  await expect(text.locator(':scope > p').first()).toHaveText('First. One. Two. Three.')
  await expect.poll(() => savedHtml(page, id)).toContain('First. One. Two. Three.')

  // And after a save with the mouse.
  await page.keyboard.type(' Four.')
  await page.locator('#action-save-draft').click()
  await page.keyboard.type(' Five.')
  await expect.poll(() => savedHtml(page, id)).toContain('Three. Four. Five.')
})

test('one writes on while the text is published, and the words stay beside the published ones', async ({
  page,
  editor,
}) => {
  const { id } = await editor.create('blogs', {
    title: `Goes public ${word()}`,
    contentHtml: '<p>First.</p>',
    _status: 'draft',
  })
  await signIn(page)
  await page.goto(`/admin/collections/blogs/${id}`)
  const text = page.locator('[data-lexical-editor="true"]').first()
  const [asked, given] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(`**/api/blogs/${id}?depth=0`, async (route) => {
    asked.resolve()
    await given.promise
    await route.continue()
  })
  await text.locator('p').first().click()
  await page.keyboard.press('End')
  await page.keyboard.type(' One.')
  await publishUnready(page)
  await asked.promise
  await page.keyboard.type(' Two.')
  given.resolve()
  await page.keyboard.type(' Three.', { delay: 50 })
  await expect(page.getByText('Published.', { exact: true })).toBeVisible()
  await page.keyboard.type(' Four.')
  await expect.poll(() => savedHtml(page, id)).toContain('First. One. Two. Three. Four.')
  await expect(text).toHaveText('First. One. Two. Three. Four.')
  await expect(page.locator('.document-state')).toContainText('Draft beside the published text')
  const published = await page.request.get(`/api/blogs/${id}?depth=0`, { headers: marks() })
  expect((await published.json()).contentHtml).toContain('<p>First. One.</p>')

  // Published without a word more, it has no draft beside it.
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.locator('.document-state')).toHaveText(/^Published\s*$/)
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeDisabled()
  await expect(text).toBeFocused()
  // As long as a save waits for a pause, and longer.
  await page.waitForTimeout(3000)
  await expect(page.locator('.document-state')).toHaveText(/^Published\s*$/)
})

test('Ctrl+S saves once: a draft where there are drafts, what is in front, and nothing unchanged', async ({
  page,
  editor,
}) => {
  const category = await editor.create('blog-categories', { name: `Saved ${word()}` })
  const { id } = await editor.create('blogs', {
    title: `Keys ${word()}`,
    contentHtml: '<p>First.</p>',
    category: category.id,
  })
  await signIn(page)
  const saves = savesOf(page, `/api/blogs/${id}`)
  const categorySaves = savesOf(page, `/api/blog-categories/${category.id}`)
  await page.goto(`/admin/collections/blogs/${id}`)
  const text = page.locator('[data-lexical-editor="true"]').first()
  await expect(text).toHaveAttribute('contenteditable', 'true')
  await page.keyboard.press('Control+s')
  const before = await versionsOf(page, 'blogs', id)
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' By key.')
  await page.keyboard.press('Control+s')
  await page.keyboard.press('Control+s')
  await expect.poll(() => savedHtml(page, id)).toBe('<p>First. By key.</p>')
  await expect(page.getByText('Draft saved successfully.').first()).toBeVisible()
  await expect(page.locator('#action-save-draft')).toBeDisabled()
  expect(saves).toEqual(['true'])
  expect(await versionsOf(page, 'blogs', id)).toBe(before + 1)

  // A drawer in front is what is saved, not the article behind it.
  await page.locator('#field-category [class*="drawer-toggler"]').first().click()
  const name = page.locator('dialog[open] #field-name')
  await name.fill(`Renamed ${word()}`)
  const answered = page.waitForResponse((answer) => answer.url().includes('/api/blog-categories/'))
  await page.keyboard.press('Control+s')
  expect((await answered).status()).toBe(200)
  expect(categorySaves).toEqual(['no draft'])
  expect(saves).toEqual(['true'])
})

test('the part for search engines opens with its fields, and its preview shows the title with the site’s name, and counts it so', async ({
  page,
  editor,
}) => {
  const title = `Found ${word()}`
  const { id, slug } = await editor.create('blogs', {
    title,
    excerpt: 'An excerpt.',
    contentHtml: '<p>x</p>',
  })
  await signIn(page)
  await page.goto(`/admin/collections/blogs/${id}`)
  const preview = page.getByRole('region', { name: 'Search preview' })
  // The button may be pressed before it works.
  await expect(async () => {
    await page.getByRole('button', { name: 'Toggle block' }).last().click()
    await expect(preview).toBeVisible({ timeout: 2000 })
  }).toPass()
  for (const field of ['title', 'description'])
    await expect(page.locator(`#field-meta__${field}`)).toBeVisible()
  await expect(preview).toContainText(`${title} · Quickwin`)
  await expect(preview).toContainText(`blog › ${slug}`)
  await expect(preview).toContainText(`${title.length + ' · Quickwin'.length} of about 60 characters`)
  await page.locator('#field-meta__title').fill('Another title')
  await expect(preview).toContainText('Another title · Quickwin')
})

test('the blocks of an article are read by everyone, in every look', async ({ page, editor }) => {
  await signIn(page)
  const faq = await editor.create('faqs', {
    question: `How long for ${word()}?`,
    answer: 'Two weeks.',
    category: 'general',
  })
  const { slug } = await editor.create('blogs', {
    title: `Blocks ${word()}`,
    status: 'published',
    content: lexicalDocument([
      paragraph('An article that opens with a paragraph of some length, so that its letter has room.'),
      ...([
        block('callout', { tone: 'note', title: 'A note', text: 'One.\n\nTwo.' }),
        block('callout', { tone: 'tip', text: 'A tip without a title.' }),
        block('callout', { tone: 'warning', title: 'Take care', text: 'It cannot be undone.' }),
        block('pullQuote', { words: 'We answer every inquiry on the same day now.', source: 'Ada, owner' }),
        block('button', { label: 'Ask us a question', url: '/contact' }),
        block('callToAction', { kind: 'call' }),
        block('faqList', { title: 'Asked often', faqs: [faq.id] }),
        block('video', { title: 'A tour of the office', url: 'https://video.example/watch?v=1' }),
      ] as never[]),
      paragraph('The end.'),
    ]),
  })
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('video.example')) elsewhere.push(request.url())
  })
  await page.goto(`/blog/${slug}`)
  await expect(page.getByText('It cannot be undone.')).toBeVisible()
  await expectGoodLooks(page)
  const article = page.getByRole('article').first()
  await expect(article.getByRole('link', { name: 'Book a call', exact: true })).toHaveAttribute(
    'href',
    `/book-call?article=${slug}`,
  )
  await expect(page.getByRole('heading', { level: 2, name: 'Asked often' })).toBeVisible()
  const answer = page.getByText('Two weeks.')
  await expect(answer).toBeHidden()
  await page.locator('summary').filter({ hasText: 'How long for' }).click()
  await expect(answer).toBeVisible()
  const video = page.getByRole('link', { name: 'A tour of the office' })
  await expect(video).toHaveAttribute('target', '_blank')
  await expect(video).toHaveAttribute('rel', 'noopener')
  expect(elsewhere).toEqual([])
  expect(await (await page.request.get('/feed.xml')).text()).toContain('It cannot be undone.')
})

test('an article is written in a browser without IndexedDB and idle callbacks, as Safari may be', async ({
  page,
  editor,
}) => {
  await page.addInitScript(() => {
    for (const name of ['indexedDB', 'requestIdleCallback', 'cancelIdleCallback'])
      Reflect.deleteProperty(window, name)
  })
  const { id } = await editor.create('blogs', { title: `Private ${word()}`, contentHtml: '<p>First.</p>' })
  await signIn(page)
  await page.goto(`/admin/collections/blogs/${id}`)
  const text = page.locator('[data-lexical-editor="true"]').first()
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Then more.')
  await page.keyboard.press('Control+s')
  await expect.poll(() => savedHtml(page, id)).toBe('<p>First. Then more.</p>')
})
