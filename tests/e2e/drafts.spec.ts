import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, widths } from '../support/accessibility'
import { enter, newAccount, sendAs } from '../support/accounts'
import { marks, newDraft, publishUnready } from '../support/editor'
import { expect, owner, test, uniqueEmail } from '../support/journey'
import { localCopies } from '../support/writing-robot'

// An archived page is missing.
// The live preview runs pages of this very site in its frame.
test.use({
  expectedErrors: /404 \(Not Found\)|allow-scripts and allow-same-origin/,
})

const panel = (page: Page) => page.getByRole('region', { name: 'Publication' })
const title = (page: Page) => page.locator('#field-title')

/** The status of an article for editors and visitors. */
async function stored(page: Page, id: string, draft: boolean): Promise<Record<string, unknown>> {
  const answer = await page.request.get(`/api/blogs/${id}?draft=${draft}&depth=0`, { headers: marks() })
  return answer.json()
}

/** How many hold the article's lock. */
const lockHolders = async (page: Page, id: string): Promise<number> => {
  const locks = `/api/payload-locked-documents?depth=0&where[document.value][equals]=${id}`
  return (await (await page.request.get(locks, { headers: marks() })).json()).totalDocs
}

const savedByItself = (page: Page, id: string, text: string) =>
  expect.poll(async () => (await stored(page, id, true)).title).toBe(text)

async function openEditor(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/collections/blogs/${id}`)
  // What the application reads: a press before it runs can be lost.
  await expect(panel(page).getByText(/^Time zone: /)).toBeVisible()
}

async function confirm(page: Page): Promise<void> {
  await page.locator('dialog[open] #confirm-action, .confirmation-modal #confirm-action').first().click()
}

test('an article is written, saved by itself, published, changed unseen, restored, withdrawn and archived', async ({
  page,
  context,
}) => {
  await enter(page, owner)
  const first = `Notes ${uniqueEmail().slice(0, 10)}`
  const id = await newDraft(page, 'blogs', first)
  try {
    await page.locator('[data-lexical-editor="true"]').first().click()
    await page.keyboard.type('The first words of an article.')
    await savedByItself(page, id, first)
    await expect
      .poll(async () => JSON.stringify((await stored(page, id, true)).content))
      .toContain('The first words of an article.')

    // The tab is closed; another one goes on where it ended.
    const editor = await context.newPage()
    await page.goto('/access-denied')
    await openEditor(editor, id)
    await expect(title(editor)).toHaveValue(first)
    await expect(panel(editor)).toContainText('Draft')
    await publishUnready(editor)
    await expect(panel(editor)).toContainText('Published')
    const { slug } = await stored(editor, id, false)
    await page.goto(`/blog/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first)

    // Changed for as long as it takes: visitors see what was published.
    const second = `${first} second`
    await title(editor).fill(second)
    await savedByItself(editor, id, second)
    await expect(panel(editor)).toContainText('There are changes that the public does not see.')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first)
    await editor.goto(`/admin/collections/blogs?search=${encodeURIComponent(second)}`)
    await expect(editor.getByRole('row', { name: second })).toContainText('Unpublished changes')
    await openEditor(editor, id)
    await editor.locator('#action-save').click()
    await expect(panel(editor)).not.toContainText('There are changes')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second)

    // An older version comes back as a draft.
    const versions = await editor.request.get(
      `/api/blogs/versions?where[parent][equals]=${id}&where[version.title][equals]=${first}&sort=-updatedAt&limit=1`,
      { headers: marks() },
    )
    const [older] = (await versions.json()).docs
    await editor.goto(`/admin/collections/blogs/${id}/versions/${older.id}`)
    await editor.getByRole('button', { name: 'Restore as a draft' }).click()
    await editor.getByRole('alertdialog').getByRole('button', { name: 'Restore as a draft' }).click()
    await savedByItself(editor, id, first)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second)

    await openEditor(editor, id)
    await expect(title(editor)).toHaveValue(first)
    await expect(panel(editor)).toContainText('Europe/Berlin')

    // Taken off the site, and into the archive.
    await editor.locator('.doc-controls__popup button').first().click()
    await editor.locator('#action-unpublish').click()
    await confirm(editor)
    await expect(panel(editor)).toContainText('Draft')
    await page.goto(`/blog/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post Not Found')
    await panel(editor).getByRole('button', { name: 'Archive' }).click()
    await editor.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
    await expect(panel(editor)).toContainText('Archived')
    await expect(panel(editor)).toBeFocused()
    expect(await stored(editor, id, false)).toMatchObject({ status: 'archived', publishedAt: null })
    await editor.close()
  } finally {
    await page.request.delete(`/api/blogs/${id}`, { headers: marks() })
  }
})

test('each version is a step: a save by hand stands in the place of the autosave before it, and none follows', async ({
  page,
}) => {
  await enter(page, owner)
  const id = await newDraft(page, 'blogs', `Steps ${uniqueEmail().slice(0, 10)}`)
  const saveDraft = page.getByRole('button', { name: 'Save Draft' })
  const count = page.getByRole('link', { name: /^Versions/ })
  await expect(count).toHaveText(/Versions\s*1$/)
  const hand = (response: { url(): string }) => /draft=true&depth=0$/.test(response.url())
  for (const words of ['First', 'Second', 'Third']) {
    await title(page).fill(words)
    await savedByItself(page, id, words)
    await title(page).fill(`${words} by hand`)
    const saved = page.waitForResponse(hand)
    await saveDraft.click()
    await saved
    await expect(saveDraft).toBeDisabled()
  }
  await expect(count).toHaveText(/Versions\s*4$/)
  await count.click()
  const rows = page.getByRole('table', { name: 'Versions' }).getByRole('row')
  await expect(rows).toHaveCount(5)
  await expect(rows.filter({ hasText: 'Saved without a change' })).toHaveCount(0)
})

test('every kind of document with drafts is previewed as a draft, a legal page while it is typed, too', async ({
  page,
}) => {
  await enter(page, owner)
  const asked = (path: string) => page.request.get(path, { headers: marks() })
  for (const kind of ['blogs', 'ideas', 'flagships', 'legal-pages', 'pages']) {
    const { docs } = await (await asked(`/api/${kind}?limit=1&depth=0&sort=createdAt`)).json()
    expect(docs, kind).toHaveLength(1)
    const answer = await page.goto(`/preview/${kind}/${docs[0].id}`)
    expect(answer?.status(), kind).toBe(200)
    await expect(page.getByRole('heading', { level: 1 }), kind).toBeVisible()
  }
  const { docs } = await (await asked('/api/legal-pages?where[slug][equals]=privacy&depth=0')).json()
  const [{ id, title: published }] = docs
  const changed = `Privacy ${uniqueEmail().slice(0, 8)}`
  const draft = await page.request.patch(`/api/legal-pages/${id}?draft=true`, {
    data: { title: changed, contentHtml: '<h2>Who</h2><p>Write to [Contact email].</p>' },
    headers: marks(),
  })
  expect(draft.status()).toBe(200)
  try {
    await page.goto(`/admin/collections/legal-pages/${id}`)
    await page.locator('#live-preview-toggler').click()
    const preview = page.frameLocator('iframe').first()
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(changed)
    await title(page).fill(`${changed} typed`)
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(`${changed} typed`)
    // Payload remembers the preview for each person.
    const remembered = page.waitForResponse((answer) => answer.url().includes('/payload-preferences/'))
    await page.locator('#live-preview-toggler').click()
    await remembered
    await page.goto('/privacy')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(published)
  } finally {
    const back = await page.request.patch(`/api/legal-pages/${id}`, {
      data: { title: published, content: docs[0].content, status: 'published' },
      headers: marks(),
    })
    expect(back.status()).toBe(200)
  }
})

test('a draft is compared with what is published, word by word, and an older version comes back as a draft', async ({
  page,
}) => {
  await enter(page, owner)
  const first = `Compared ${uniqueEmail().slice(0, 10)}`
  const html = '<h2>Beginning</h2><p>Same words here.</p><p>We answer on the same day.</p>'
  const made = await page.request.post('/api/blogs', {
    data: { title: first, excerpt: 'Not changed.', contentHtml: html, tags: ['one'], status: 'published' },
    headers: marks(),
  })
  const { id, slug } = (await made.json()).doc
  const compare = `/admin/collections/blogs/${id}/compare`
  try {
    await page.goto(compare)
    await expect(page.getByText('Nothing differs')).toBeVisible()
    const draft = await page.request.patch(`/api/blogs/${id}?draft=true`, {
      data: {
        title: `${first} again`,
        tags: ['one', 'two'],
        contentHtml: html.replace('same day', 'next <strong>working</strong> day'),
      },
      headers: marks(),
    })
    expect(draft.status()).toBe(200)
    await openEditor(page, id)
    await panel(page).getByRole('link', { name: 'Compare with what is published' }).click()
    await page.waitForURL(`**${compare}`)
    const regions = page.getByRole('main').getByRole('region')
    await expect(regions).toHaveCount(3)
    const field = (name: string) => page.getByRole('region', { name, exact: true })
    await expect(field('Title').locator('ins')).toContainText('again')
    await expect(field('Title').locator('del')).toHaveCount(0)
    await expect(field('Tags').locator('ins')).toContainText('two')
    await expect(field('Content')).toContainText('Paragraph changed')
    await expect(field('Content').locator('del')).toContainText('same')
    await expect(field('Content').locator('ins')).toContainText('next working')
    await expect(field('Content').getByText('Same words here.')).toBeHidden()
    await field('Content').getByText('2 parts unchanged').click()
    await expect(field('Content').getByText('Same words here.')).toBeVisible()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    const versions = page.getByRole('combobox', { name: 'Another version' })
    await versions.selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Compare' }).click()
    await expect(page.getByText('The chosen version')).toBeVisible()

    // The published text comes back as a draft, from its version; none of that is public.
    await page.getByRole('link', { name: 'All versions' }).click()
    await page.getByRole('table', { name: 'Versions' }).getByRole('row').last().getByRole('link').click()
    await page.getByRole('link', { name: 'The newest version' }).click()
    await expect(field('Title').locator('del')).toContainText('again')
    await page.getByRole('button', { name: 'Restore as a draft' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore as a draft' }).click()
    await page.waitForURL(`**/admin/collections/blogs/${id}`)
    await savedByItself(page, id, first)
    expect((await stored(page, id, false)).title).toBe(first)
    await page.goto(`/blog/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first)

    const publish = { title: `${first} decided` }
    for (const [button, title] of [
      ['Publish', publish.title],
      ['Discard', publish.title],
    ] as const) {
      const data = button === 'Publish' ? publish : { title: 'Not for long' }
      await page.request.patch(`/api/blogs/${id}?draft=true`, { data, headers: marks() })
      await page.goto(compare)
      await page.getByRole('button', { name: button }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: button }).click()
      await page.waitForURL(`**/admin/collections/blogs/${id}`)
      if (button === 'Discard') await expect(page.getByText('Draft discarded.')).toBeVisible()
      for (const draft of [true, false]) expect((await stored(page, id, draft)).title).toBe(title)
    }

    await page.context().clearCookies()
    await page.goto(compare)
    await expect(page.getByRole('heading', { name: 'What is different' })).toHaveCount(0)
  } finally {
    await enter(page, owner)
    await page.request.delete(`/api/blogs/${id}`, { headers: marks() })
  }
})

test.describe('with two editors', () => {
  test.use({ expectedErrors: /409 \(Conflict\)|net::ERR_FAILED|Failed to fetch/ })

  test('what one has saved is not overwritten by the other, who keeps a copy', async ({
    page,
    anotherPerson,
  }) => {
    await enter(page, owner)
    const name = `Shared ${uniqueEmail().slice(0, 10)}`
    const made = await sendAs<{ doc: { id: string } }>(page, '/api/blogs?draft=true', { title: name })
    const other = await anotherPerson()
    await newAccount(other, { fullName: 'Max Planck', role: 'admin' })
    await openEditor(page, made.doc.id)
    await expect(title(page)).toHaveValue(name)

    const saved = await other.request.patch(`/api/blogs/${made.doc.id}?draft=true`, {
      data: { excerpt: 'A sentence by Max.' },
      headers: marks(),
    })
    expect(saved.status(), await saved.text()).toBe(200)
    await title(page).fill(`${name}, by the owner`)
    const question = page.getByRole('dialog', { name: 'Changed by someone else' })
    await expect(question).toContainText('Max Planck saved this document on')
    await expect(question).toContainText('Different: Title, Excerpt.')
    await question.getByRole('button', { name: 'Compare' }).click()
    await expect(question.locator('ins')).toContainText('by the owner')
    await question.getByRole('button', { name: 'Keep mine as a copy' }).click()
    await page.waitForURL((url) => !url.pathname.endsWith(made.doc.id))
    await expect(title(page)).toHaveValue(`${name}, by the owner (my copy)`)
    expect(await stored(page, made.doc.id, true)).toMatchObject({
      title: name,
      excerpt: 'A sentence by Max.',
    })
    const copy = page.url().split('/').pop() ?? ''
    await title(page).fill(`${name}, again`)
    await savedByItself(page, copy, `${name}, again`)
    await other.goto(`/admin/collections/blogs/${copy}`)
    await expect(other.locator('dialog[open]')).toContainText('is editing this document')
    for (const id of [made.doc.id, copy]) await page.request.delete(`/api/blogs/${id}`, { headers: marks() })
  })

  for (const isSaved of [true, false])
    test(`what one has typed into a locked document is offered after taking it over (${isSaved ? 'saved' : 'not saved'})`, async ({
      page,
      anotherPerson,
    }) => {
      await enter(page, owner)
      const name = `Locked ${uniqueEmail().slice(0, 10)}`
      const made = await sendAs<{ doc: { id: string } }>(page, '/api/blogs?draft=true', { title: name })
      const other = await anotherPerson()
      await newAccount(other, { fullName: 'Max Planck', role: 'admin' })
      for (const editor of [page, other]) {
        await openEditor(editor, made.doc.id)
        await expect(title(editor)).toHaveValue(name)
        if (!isSaved)
          await editor.route(`**/api/blogs/${made.doc.id}?**`, (route) =>
            route.request().method() === 'PATCH' ? route.abort() : route.continue(),
          )
      }
      const others = isSaved ? `${name}, by Max` : name
      await title(other).fill(`${name}, by Max`)
      if (isSaved) await savedByItself(page, made.doc.id, others)
      else await expect.poll(() => lockHolders(page, made.doc.id)).toBe(1)
      await title(page).fill(`${name}, by the owner`)
      await expect.poll(() => localCopies(page)).toContain('by the owner')
      await page.getByRole('button', { name: 'Take over' }).last().click({ timeout: 60_000 })
      await expect(title(page)).toHaveValue(others)
      await page.unroute(`**/api/blogs/${made.doc.id}?**`)
      await page.getByRole('button', { name: 'Restore' }).click({ timeout: 60_000 })
      await expect(title(page)).toHaveValue(`${name}, by the owner`)
      if (isSaved) {
        // The words began before Max saved. The question comes at once, and has another title when a save was refused.
        const question = page.getByRole('dialog', { name: /^(Changed |Which text stays)/ })
        await expect(question).toBeVisible()
        expect(await stored(page, made.doc.id, true)).toMatchObject({ title: others })
      } else await savedByItself(page, made.doc.id, `${name}, by the owner`)
      // Before the article goes: the open page would save into nothing.
      await page.close()
      await page.request.delete(`/api/blogs/${made.doc.id}`, { headers: marks() })
    })

  test('what is typed into two fields while a save is under way stays', async ({ page }) => {
    await enter(page, owner)
    const made = await sendAs<{ doc: { id: string } }>(page, '/api/blogs?draft=true', {
      title: `Late answer ${uniqueEmail().slice(0, 10)}`,
      contentHtml: '<p>First.</p>',
    })
    await openEditor(page, made.doc.id)
    const received = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<void>()
    let saves = 0
    await page.route(`**/api/blogs/${made.doc.id}?*`, async (route) => {
      if (route.request().method() !== 'PATCH' || saves++ > 0) return route.fallback()
      const response = await route.fetch()
      received.resolve()
      await answered.promise
      await route.fulfill({ response })
    })
    const text = page.locator('[data-lexical-editor="true"]').first()
    await text.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Sent.')
    await received.promise
    await page.keyboard.type(' Typed meanwhile.')
    // Another press hands the words over to the form.
    await page.getByLabel('Excerpt').click()
    await page.getByLabel('Excerpt').fill('Typed after that.')
    answered.resolve()
    await expect
      .poll(() => stored(page, made.doc.id, true))
      .toMatchObject({
        contentHtml: '<p>First. Sent. Typed meanwhile.</p>',
        excerpt: 'Typed after that.',
      })
    await expect(text).toHaveText('First. Sent. Typed meanwhile.')
  })

  test('two windows: mine is kept over the saved text, which stays a version, or both are merged by paragraph', async ({
    page,
  }) => {
    await enter(page, owner)
    const name = `Windows ${uniqueEmail().slice(0, 10)}`
    const made = await sendAs<{ doc: { id: string } }>(page, '/api/blogs?draft=true', {
      title: name,
      contentHtml: '<p>First.</p><p>Middle.</p><p>Last.</p>',
    })
    const elsewhere = async (contentHtml: string) => {
      const saved = await page.request.patch(`/api/blogs/${made.doc.id}?draft=true`, {
        data: { contentHtml },
        headers: marks(),
      })
      expect(saved.status(), await saved.text()).toBe(200)
    }
    const html = async () => (await stored(page, made.doc.id, true)).contentHtml
    const question = page.getByRole('dialog', { name: 'Changed in another window' })
    const text = page.locator('[data-lexical-editor="true"]').first()
    await openEditor(page, made.doc.id)
    await elsewhere('<p>First, saved elsewhere.</p><p>Middle.</p><p>Last.</p>')
    const checked = Promise.withResolvers<void>()
    await page.route(`**/admin/collections/blogs/${made.doc.id}`, async (route) => {
      if (route.request().method() === 'POST') await checked.promise
      await route.continue()
    })
    const refused = page.waitForResponse((answer) => answer.status() === 409)
    await text.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Typed here.')
    await expect(question).toBeVisible()
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
    // Refused with the same words once more, before the form is checked, it asks once more.
    const again = { status: 409, json: await (await refused).json() }
    const saving = `**/api/blogs/${made.doc.id}?draft=true&depth=0`
    let refusals = 1
    await page.route(saving, (route) =>
      route.request().method() === 'PATCH' && refusals-- > 0 ? route.fulfill(again) : route.fallback(),
    )
    const answered = page.waitForResponse(
      (answer) => answer.request().method() === 'PATCH' && answer.status() === 409,
    )
    await question.getByRole('button', { name: 'Keep mine here' }).click()
    await answered
    await expect(question).toBeVisible()
    checked.resolve()
    await question.getByRole('button', { name: 'Keep mine here' }).click()
    await expect.poll(html).toBe('<p>First.</p><p>Middle.</p><p>Last. Typed here.</p>')
    const versions = `/api/blogs/versions?where[parent][equals]=${made.doc.id}&depth=0`
    const kept = await (await page.request.get(versions, { headers: marks() })).json()
    expect(JSON.stringify(kept.docs)).toContain('First, saved elsewhere.')

    // Saved once more while the question stands: what stays is decided already.
    await page.reload()
    await elsewhere('<p>First, saved elsewhere.</p><p>Middle.</p><p>Last.</p>')
    await text.click()
    await page.keyboard.press('Control+End')
    // Refused in mid-sentence: the question waits, and takes no letter.
    const more = ` And here${', and here'.repeat(6)}.`
    await page.keyboard.type(more, { delay: 80 })
    await expect(text).toContainText(more)
    await expect(question).toBeVisible()
    await elsewhere('<p>First, saved twice.</p><p>Middle.</p><p>Last.</p>')
    await question.getByRole('button', { name: 'Keep mine here' }).click()
    await expect.poll(html).toBe(`<p>First.</p><p>Middle.</p><p>Last. Typed here.${more}</p>`)
    await expect(question).toBeHidden()

    await page.reload()
    await elsewhere('<p>First.</p><p>Middle, saved elsewhere.</p><p>Last. Saved again.</p>')
    await text.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Typed again.')
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Merge' }).click()
    await expect(question.getByRole('region', { name: 'Content, place 1 of 2' })).toContainText(
      'Middle, saved elsewhere.',
    )
    const last = question.getByRole('region', { name: 'Content, place 2 of 2' })
    // Only the words that differ are marked, on their side.
    await expect(last.locator('del')).toContainText('Saved')
    await expect(last.locator('ins')).toContainText(`Typed here.${more} Typed`)
    // Changed in both windows: nothing goes without a choice.
    await expect(last.getByRole('combobox')).toHaveValue('both')
    await question.getByRole('button', { name: 'Use this text' }).click()
    await expect
      .poll(html)
      .toBe(
        `<p>First.</p><p>Middle, saved elsewhere.</p><p>Last. Saved again.</p><p>Last. Typed here.${more} Typed again.</p>`,
      )
    await expect(text).toContainText('Middle, saved elsewhere.')
    await text.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Typed on.')
    await expect.poll(html).toContain('Typed on.')
    await page.request.delete(`/api/blogs/${made.doc.id}`, { headers: marks() })
  })

  test('what one gives up for the saved text is offered again', async ({ page }) => {
    await enter(page, owner)
    const name = `Given up ${uniqueEmail().slice(0, 10)}`
    const made = await sendAs<{ doc: { id: string } }>(page, '/api/blogs?draft=true', { title: name })
    await openEditor(page, made.doc.id)
    await expect(title(page)).toHaveValue(name)
    await title(page).press('End')
    // The question comes with the saved text.
    const [asked, open] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route(`**/api/blogs/${made.doc.id}?*`, async (route) => {
      if (route.request().method() === 'GET' && !route.request().url().includes('select')) {
        asked.resolve()
        await open.promise
      }
      await route.continue()
    })
    // The first save is confirmed while the typing goes on, and the next one is refused.
    const typing = page.keyboard.type('word'.repeat(18), { delay: 150 })
    await expect.poll(async () => (await stored(page, made.doc.id, true)).title).toContain('word')
    const saved = await page.request.patch(`/api/blogs/${made.doc.id}?draft=true`, {
      data: { excerpt: 'A sentence of another window.' },
      headers: marks(),
    })
    expect(saved.status(), await saved.text()).toBe(200)
    const question = page.getByRole('dialog', { name: 'Changed in another window' })
    await asked.promise
    await typing
    await page.keyboard.type(' and a last one')
    const typed = await title(page).inputValue()
    open.resolve()
    // Before the browser would keep the last words by itself.
    await question.getByRole('button', { name: 'Take the saved one' }).click({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Restore' }).click({ timeout: 60_000 })
    await expect(title(page)).toHaveValue(typed)
    // They began from an older version than the saved one, so the question comes again, at once and about what is saved since.
    const which = page.getByRole('dialog', { name: 'Which text stays?' })
    await expect(which).toContainText('This document was saved after you had typed these words.')
    // A save is refused meanwhile.
    await page.waitForTimeout(4000)
    await expect(which).toContainText('This document was saved after you had typed these words.')
    const kept = await stored(page, made.doc.id, true)
    expect(kept).toMatchObject({ excerpt: 'A sentence of another window.' })
    expect(typed.length).toBeGreaterThan(String(kept.title).length)
    await page.request.delete(`/api/blogs/${made.doc.id}`, { headers: marks() })
  })
})
