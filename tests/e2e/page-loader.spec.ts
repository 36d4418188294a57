import type { Page, Route } from '@playwright/test'
import { enter } from '../support/accounts'
import { expect, owner, test } from '../support/journey'

// The scripts that are kept away on purpose.
test.use({
  expectedErrors: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of (404|503)|Minified React error #418/,
})

/** Pages with a tool. */
const kinds = ['/book-call', '/contact', '/auth', '/bookings/manage']
/** Pages that are only read. */
const read = ['/', '/services', '/pricing', '/blog', '/faq', '/automation-ideas', '/flagship', '/privacy']

const framework = (page: Page) =>
  page.evaluate(() => ({
    runs: 'next' in window,
    files: document.querySelectorAll('head script[src]:not([nomodule])').length,
  }))

for (const path of kinds) {
  test(`the scripts of ${path} load after its first paint, and it works then`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'load' })
    const seen = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      files: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/_next\/static\/.*\.js/.test(name))
        .map(({ startTime }) => startTime),
      frames: document.querySelectorAll('iframe').length,
    }))
    expect(seen.paint).toBeGreaterThan(0)
    expect(seen.files.length).toBeGreaterThan(3)
    expect(seen.files.filter((start) => start < seen.paint)).toEqual([])
    expect(seen.frames).toBe(0)
    // The framework has taken the page over: `load` means that its scripts have run.
    await expect.poll(() => page.evaluate(() => 'next' in window)).toBe(true)
  })
}

for (const path of read) {
  test(`${path} runs none of the framework's scripts until someone reaches for a control`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.mouse.wheel(0, 2000)
    await page.mouse.move(200, 300)
    // A link is followed by the browser itself.
    await page.locator('header').getByRole('link').first().hover()
    expect(await framework(page)).toEqual({ runs: false, files: 0 })
  })
}

const readers = (page: Page) =>
  page.waitForRequest((request) => /\/api\/blogs\/[\w-]+\/view$/.test(request.url()))

test('an article counts its reader without the framework, and once', async ({ page }) => {
  await page.goto('/blog')
  const [request] = await Promise.all([readers(page), page.locator('main article a').first().click()])
  expect((await request.response())?.status()).toBeLessThan(300)
  expect(await framework(page)).toEqual({ runs: false, files: 0 })
  const again: string[] = []
  page.on('request', (one) => again.push(one.url()))
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Copy link' }).hover()
  await expect.poll(async () => (await framework(page)).runs).toBe(true)
  await page.clock.install()
  await page.clock.runFor(5000)
  expect(again.filter((url) => url.endsWith('/view'))).toEqual([])
})

test('a button that is pressed before its scripts are there does its work when they are', async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/blog')
  await page.locator('main article a').first().click()
  await page.waitForURL('**/blog/*')
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Subscribe' }) })
  await form.getByLabel('Email', { exact: true }).fill('no address')
  // Pressed first and thought better of: only the last one waits.
  await page.getByRole('button', { name: 'Copy link' }).click()
  const button = form.getByRole('button', { name: 'Subscribe' })
  await button.click()
  await expect(button).toHaveAttribute('data-waiting', '')
  release()
  await expect(form.getByText(/valid email/i)).toBeVisible()
  await expect(form.getByLabel('Email', { exact: true })).toHaveValue('no address')
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
})

test('a visitor at a search box without its scripts sees a message, and can type on when they load', async ({
  page,
}) => {
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  await page.goto('/faq')
  const all = await page.locator('main details').count()
  const search = page.getByLabel('Search questions')
  await search.pressSequentially('contr')
  const note = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
  await expect(note).toBeVisible()
  await page.unroute('**/_next/static/**/*.js')
  await search.pressSequentially('act')
  await expect.poll(() => page.locator('main details').count()).toBeLessThan(all)
  await expect(search).toHaveValue('contract')
  await expect(search).toBeFocused()
  await expect(note).toHaveCount(0)
})

test('what is typed into a search box before its scripts are there is searched for', async ({ page }) => {
  await page.goto('/faq')
  const all = await page.locator('main details').count()
  await page.getByLabel('Search questions').fill('contract')
  await expect.poll(() => page.locator('main details').count()).toBeLessThan(all)
  await expect(page.getByLabel('Search questions')).toHaveValue('contract')
})

test('missing scripts are reported, and load at the next press', async ({ page }) => {
  await page.goto('/automation-ideas')
  const path = await page.locator('main a[href^="/automation-ideas/"]').first().getAttribute('href')
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  await page.goto(path ?? '')
  const button = page.getByRole('button', { name: 'Edit Content' })
  await button.click()
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible()
  await page.unroute('**/_next/static/**/*.js')
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toHaveCount(0)
})

/** Opens a page that names the address of its data, as all do that come from the memory. */
async function openKept(page: Page, path: string) {
  const data = page.locator('#page_data[data-at]')
  await expect(async () => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(data).toBeAttached({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })
}

const wholePages = (page: Page) => {
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.headers()['x-whole-page']) seen.push(new URL(request.url()).pathname)
  })
  return seen
}

test('a page whose data is not known any longer works with the page as it is now', async ({ page }) => {
  await page.route('**/_next/page-data/*', (route) => route.fulfill({ status: 404 }))
  const whole = wholePages(page)
  await openKept(page, '/faq')
  const all = await page.locator('main details').count()
  const search = page.getByLabel('Search questions')
  await search.fill('contract')
  await expect.poll(() => page.locator('main details').count()).toBeLessThan(all)
  await expect(search).toHaveValue('contract')
  expect(whole).toEqual(['/faq'])
})

test('pressing a button of a changed page shows a message', async ({ page }) => {
  await page.goto('/blog')
  const path = (await page.locator('main article a').first().getAttribute('href')) ?? ''
  await openKept(page, path)
  await page.route('**/_next/page-data/*', (route) => route.fulfill({ status: 404 }))
  await page.reload({ waitUntil: 'networkidle' })
  // The document that was opened said something else.
  await page.getByRole('button', { name: 'Copy link' }).evaluate((button) => {
    button.textContent = 'Copy'
  })
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please press once more' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
})

test('a link whose page is long in coming shows a bar, and is followed without the framework then', async ({
  page,
}) => {
  await page.goto('/blog', { waitUntil: 'networkidle' })
  await page.getByRole('main').getByLabel('Email', { exact: true }).first().focus()
  await expect.poll(async () => (await framework(page)).runs).toBe(true)
  // No answer, as on a line that is gone without a word.
  await page.route(/\/terms\?.*_rsc/, () => undefined)
  const bar = page.locator('html[data-leaving]')
  await expect(async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await expect(bar).toBeAttached({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })
  await page.waitForURL('**/terms', { timeout: 60_000 })
  await expect(bar).toHaveCount(0)
  expect((await framework(page)).runs).toBe(false)
})

/** What an editor changed after the page was opened, to the framework: the document says something else. */
const changeTitle = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => heading.replaceChildren('What it was called before'))

for (const typed of ['', 'contr']) {
  test(`what is open, focused and typed (${typed || 'nothing'}) stays on a page that has changed`, async ({
    page,
  }) => {
    await page.route('**/_next/page-data/*', (route) => route.fulfill({ status: 404 }))
    await openKept(page, '/faq')
    await changeTitle(page)
    const question = page.locator('main details').first()
    await question.locator('summary').click()
    await expect(question).toHaveAttribute('open')
    const all = await page.locator('main details').count()
    const search = page.getByLabel('Search questions')
    await search.focus()
    await search.pressSequentially(typed)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('What it was called before')
    await expect(search).toBeFocused()
    // A search shows other questions.
    if (!typed) await expect(question).toHaveAttribute('open')
    await search.pressSequentially('act')
    await expect(search).toHaveValue(`${typed}act`)
    await expect.poll(() => page.locator('main details').count()).toBeLessThan(all)
  })
}

test('a form that is sent first is sent on a page that has changed', async ({ page }) => {
  await page.goto('/blog')
  const path = (await page.locator('main article a').first().getAttribute('href')) ?? ''
  await page.route('**/_next/page-data/*', (route) => route.fulfill({ status: 404 }))
  await openKept(page, path)
  await changeTitle(page)
  const email = page.getByRole('main').getByLabel('Email', { exact: true })
  await email.evaluate((field: HTMLInputElement) => {
    field.value = 'changed@example.net'
  })
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText("We've sent you a confirmation link.")).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('What it was called before')
})

test('an unreachable server is not reported as a changed page', async ({ page }) => {
  await openKept(page, '/faq')
  await page.route('**/_next/page-data/*', (route) => route.fulfill({ status: 503 }))
  await page.reload({ waitUntil: 'networkidle' })
  await page.route('**/faq', (route) => route.fulfill({ status: 503, body: 'Away' }))
  const search = page.getByLabel('Search questions')
  await search.pressSequentially('contr')
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible()
  await page.unrouteAll()
  await search.pressSequentially('act')
  await expect(search).toHaveValue('contract')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('missing page data is reported, and requested at the next press', async ({ page }) => {
  await page.goto('/blog')
  const path = (await page.locator('main article a').first().getAttribute('href')) ?? ''
  await openKept(page, path)
  const asked: string[] = []
  const refuse = (route: Route) => {
    asked.push(new URL(route.request().url()).pathname)
    return route.abort()
  }
  await page.reload()
  await page.route('**/_next/page-data/*', refuse)
  await page.route(`**${path}`, refuse)
  const copy = page.getByRole('button', { name: 'Copy link' })
  await copy.click()
  const note = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
  await expect(note).toBeVisible()
  expect(asked).toEqual(expect.arrayContaining([expect.stringContaining('/_next/page-data/'), path]))
  expect((await framework(page)).files).toBe(0)
  await page.unrouteAll()
  await copy.click()
  await expect.poll(async () => (await framework(page)).runs).toBe(true)
  await expect(note).toHaveCount(0)
})

test('a reported failure loses no typed text when the scripts load after all', async ({ page }) => {
  await page.goto('/blog')
  const path = await page.locator('main article a').first().getAttribute('href')
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  await page.goto(path ?? '')
  const copy = page.getByRole('button', { name: 'Copy link' })
  await copy.scrollIntoViewIfNeeded()
  const before = await copy.boundingBox()
  await copy.click()
  const note = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
  await expect(note).toBeVisible()
  // Whoever presses again finds the button where it was.
  expect((await copy.boundingBox())?.x).toBe(before?.x)
  await page.unroute('**/_next/static/**/*.js')
  const email = page.getByRole('main').getByLabel('Email', { exact: true })
  await email.fill('reader@example.net')
  await expect.poll(async () => (await framework(page)).runs).toBe(true)
  await expect(note).toHaveCount(0)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText("We've sent you a confirmation link.")).toBeVisible()
  // The button is gone; the keyboard is where the answer is.
  await expect(page.getByText('Check your email')).toBeInViewport()
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

for (const [path, works] of [
  ['/auth', 'Sign In'],
  ['/book-call', 'Next month'],
] as const) {
  test(`${path} says that its scripts did not come, and works when the line is back`, async ({ page }) => {
    await page.route('**/_next/static/**/*.js', (route) => route.abort())
    await page.goto(path)
    const note = page.getByRole('alert').filter({ hasText: 'could not be loaded completely' })
    await expect(note).toBeVisible()
    await page.unroute('**/_next/static/**/*.js')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByRole('main').getByRole('button', { name: works })).toBeVisible()
    await expect(note).toHaveCount(0)
  })
}

test('the header of a page that is only read shows who is signed in', async ({ page }) => {
  await page.goto('/auth')
  await enter(page, owner)
  await page.goto('/pricing')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/auth**')
  // A toast that has not been shown yet would come with the next page, and with it the scripts.
  await expect(page.getByText('You have been successfully signed out.')).toBeVisible()
  await page.goto('/pricing', { waitUntil: 'networkidle' })
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(await framework(page)).toEqual({ runs: false, files: 0 })
})

test('the page behind a link is made ready when a pointer rests on it', async ({ page }) => {
  await page.goto('/pricing')
  const ahead = page.waitForRequest(async (request) =>
    /prefetch/.test((await request.allHeaders())['sec-purpose'] ?? ''),
  )
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).hover()
  expect(new URL((await ahead).url()).pathname).toBe('/services')
})
