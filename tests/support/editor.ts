import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'

export const owner = { email: 'owner@quickwin.example', password: 'Owner-Password-1' }

/** The content calls of a signed-in editor, and what they create: all of it is taken away again. */
export interface Editor {
  create(collection: string, data: object): Promise<{ id: string; slug: string }>
  change(collection: string, id: string, data: object): Promise<void>
  changeGlobal(slug: string, data: object): Promise<void>
}

/** Signs in within the page's browser. */
export async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post('/api/users/login', { data: owner, headers: marks() })
  expect(answer.status()).toBe(200)
}

export const origin = `http://localhost:${process.env.E2E_PORT ?? 3417}`
/** A browser sends this header; without it a cookie does not count. */
export const marks = (site = origin) => ({ origin: site, 'x-requested-with': 'XMLHttpRequest' })

/** An editor who acts over HTTP, as the admin does. Removes what it made when `work` is done. */
export async function withEditor(
  request: APIRequestContext,
  work: (editor: Editor) => Promise<void>,
  headers = marks(),
): Promise<void> {
  const login = await request.post('/api/users/login', { data: owner, headers })
  expect(login.status()).toBe(200)
  const made: string[] = []
  try {
    await work({
      async create(collection, data) {
        const answer = await request.post(`/api/${collection}`, { data, headers })
        expect(answer.status(), await answer.text()).toBe(201)
        const { doc } = await answer.json()
        made.push(`/api/${collection}/${doc.id}`)
        return doc
      },
      async change(collection, id, data) {
        const answer = await request.patch(`/api/${collection}/${id}`, { data, headers })
        expect(answer.status(), await answer.text()).toBe(200)
      },
      async changeGlobal(slug, data) {
        const answer = await request.post(`/api/globals/${slug}`, { data, headers })
        expect(answer.status(), await answer.text()).toBe(200)
      },
    })
  } finally {
    for (const path of made) await request.delete(path, { headers })
  }
}

/** Publishes an article for the first time that lacks something which readers would like. */
export async function publishUnready(page: Page, form: Page | Locator = page): Promise<void> {
  await form.locator('#action-save').click()
  const question = page.getByRole('alertdialog', { name: 'Publish now?' })
  await expect(question).toContainText(/\d checks? open in the list ‘Before publishing’/)
  await question.getByRole('button', { name: 'Publish now' }).click()
  await expect(question).toBeHidden()
}

/** What Lexical keeps at its element. */
type Lexical = Element & {
  __lexicalEditor?: { getEditorState: () => { _selection: { isCollapsed?: () => boolean } | null } }
}

/** Puts the cursor at the end of a text. */
export async function toEnd(text: Locator): Promise<void> {
  await text.focus()
  await text.press('Control+End')
  // The browser's selection may be ahead of the editor's.
  const isCollapsed = (field: Lexical) => field.__lexicalEditor?.getEditorState()._selection?.isCollapsed?.()
  await expect.poll(() => text.evaluate(isCollapsed)).toBe(true)
}

/** Pastes into a text as another program would have put it on the clipboard. */
export const paste = (text: Locator, html: string) =>
  text.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
    // Firefox takes none over from the options of the event.
    Object.defineProperty(event, 'clipboardData', { value: clipboardData })
    element.dispatchEvent(event)
  }, html)

/** The HTML of an article as it was last saved, published or not. */
export async function savedHtml(page: Page, id: string): Promise<string> {
  const answer = await page.request.get(`/api/blogs/${id}?draft=true`, { headers: marks() })
  return (await answer.json()).contentHtml ?? ''
}

/** Begins a document in the CMS. @returns its id; the page shows its form */
export async function newDraft(page: Page, collection: string, title: string): Promise<string> {
  await page.goto(`/admin/collections/${collection}/create`)
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Start writing' }).click()
  await page.waitForURL(new RegExp(`/admin/collections/${collection}/[0-9a-f-]{36}$`))
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}
