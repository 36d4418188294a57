import { randomBytes } from 'node:crypto'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { badLine, cutOff, type Line, onLine } from '../support/bad-line'

let line = ''
let endLine = () => {}

test.beforeAll(async () => {
  const { url, close } = await badLine(test.info().project.use.baseURL ?? '')
  line = url
  endLine = close
})

test.afterAll(() => endLine())

type Works = (page: Page) => Promise<void>

const reads: Works = async () => undefined
const has =
  (name: string | RegExp): Works =>
  (page) =>
    expect(page.getByRole('main').getByText(name).first()).toBeVisible()

/** Each page, and what shows that its scripts work. */
const pages: [path: string, works: Works][] = [
  ['/', reads],
  ['/pricing', reads],
  ['/blog', reads],
  [
    '/blog/find-the-first-process-to-automate',
    async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
      await expect(page.getByText(/valid email|required/i).first()).toBeVisible()
    },
  ],
  [
    '/faq',
    async (page) => {
      await page.getByLabel('Search questions').fill('zzzz')
      await expect(page.getByText('No FAQs found')).toBeVisible()
    },
  ],
  [
    '/contact',
    async (page) => {
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.locator('input[name=name]')).toBeFocused()
    },
  ],
  ['/book-call', (page) => expect(page.getByRole('button', { name: 'Next month' })).toBeVisible()],
  [
    '/auth',
    (page) =>
      expect(page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true })).toBeVisible(),
  ],
  ['/client-register?token=abc', has(/invitation/i)],
  ['/bookings/manage?token=abc', has('This link is invalid or has expired')],
  ['/search?q=price', reads],
  [
    '/automation-ideas/voice-to-task',
    async (page) => {
      await page.getByRole('button', { name: 'Edit Content' }).click()
      await expect(page.getByRole('button', { name: 'Edit Content' })).toHaveAttribute(
        'aria-expanded',
        'true',
      )
    },
  ],
]

/** Three places of a page in percent, between those of its neighbours in the list: pages have the same frame. */
const pausesOf = (place: number) => [5, 35, 65].map((first) => first + (place % 6) * 5)

const notLoaded = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Part of this page did not load.' })
/** The browser's own message about a file or page that did not load. */
const OF_THE_LINE = /Failed to load resource|net::ERR_/
const BOUNDARY = /Something went wrong|not available right now|couldn.t load|Application error/

/** Opens a page on a bad line, has a look at it, and fails for anything that the console says beyond the line's own faults. */
async function visit(context: BrowserContext, url: string, line: Line, look: Works): Promise<void> {
  const problems: string[] = []
  const page = await context.newPage()
  try {
    await page.setExtraHTTPHeaders({
      'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}`,
      ...onLine(line),
    })
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(error.message))
    await page.goto(url, { waitUntil: 'commit' })
    await look(page)
    await expect(page.getByText(BOUNDARY).filter({ visible: true })).toHaveCount(0)
  } catch (error) {
    throw new Error(`${url} on ${JSON.stringify(line)}: ${String(error)} (${problems.join('; ')})`)
  } finally {
    await page.close()
  }
  expect(
    problems.filter((problem) => !OF_THE_LINE.test(problem)),
    `${url} ${JSON.stringify(line)}`,
  ).toEqual([])
}

/** A visitor on a phone, who has been on no page before. */
async function newVisitor(browser: Browser, work: (context: BrowserContext) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await work(context).finally(() => context.close())
}

/** Visitors at once, each on a line of its own: most of the time they wait. */
async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const waiting = [...items]
  const failures: string[] = []
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      await work(item).catch((error: unknown) => failures.push(String(error)))
  }
  await Promise.all(Array.from({ length: 12 }, worker))
  expect(failures).toEqual([])
}

/** Text, links and menu, without the application or with it. */
async function canBeRead(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })).toHaveAttribute(
    'href',
    '/terms',
  )
  await page.locator('summary').filter({ hasText: 'Menu' }).click()
  const services = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Services' })
  await expect(services).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(services).toBeHidden()
}

const started: Works = (page) => expect(page.locator('html')).toHaveAttribute('data-load', 'ready')

/** What has come so far stands on the screen: its text and its styles. */
async function drawn(page: Page): Promise<void> {
  await page.locator('[role=alert]').first().waitFor({ state: 'attached', timeout: 60_000 })
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

async function scriptsOf(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text()
  return [...html.matchAll(/<script[^>]* src="([^"]+\.js)"(?![^>]*noModule)/g)].map(
    ([, source = '']) => source,
  )
}

test.setTimeout(600_000)

test('pages work after a pause anywhere in their HTML', async ({ browser }) => {
  // Each page for a visitor who comes for the first time, and then again and again.
  await each([...pages.entries()], ([place, [path, works]]) =>
    newVisitor(browser, async (context) => {
      for (const pauseAt of pausesOf(place))
        await visit(context, line + path, { pauseAt, ms: 600 }, async (page) => {
          await started(page)
          await works(page)
        })
    }),
  )
})

test('pages can be read while their scripts are long in coming, and work when they are there', async ({
  browser,
}) => {
  await each(pages, ([path, works]) =>
    newVisitor(browser, (context) =>
      visit(context, line + path, { delayScripts: 5000 }, async (page) => {
        await canBeRead(page)
        await started(page)
        await canBeRead(page)
        await works(page)
      }),
    ),
  )
})

test('pages can be read without one of their scripts, and say that something is missing', async ({
  browser,
}) => {
  // Each file once, on the first page that has it.
  const pageOf = new Map<string, string>()
  for (const [path] of pages.toReversed())
    for (const script of await scriptsOf(line + path)) pageOf.set(script, path)
  await each([...pageOf], ([breakScript, path]) =>
    newVisitor(browser, (context) =>
      visit(context, line + path, { breakScript }, async (page) => {
        await canBeRead(page)
        await expect(notLoaded(page)).toBeVisible()
      }),
    ),
  )
})

test('pages that were cut off can be read as far as they came, and say that they are not whole', async ({
  browser,
}) => {
  // Only pages with their scripts last lack something when their last hundredth is missing.
  const cuts = (path: string) => (path.startsWith('/search') ? [50] : [50, 99])
  const visits = pages.flatMap(([path]) => cuts(path).map((cutAt) => ({ path, cutAt })))
  await each(visits, ({ path, cutAt }) =>
    newVisitor(browser, (context) =>
      visit(context, line + path, { cutAt, visit: `${path} ${cutAt}` }, async (page) => {
        await drawn(page)
        cutOff(`${path} ${cutAt}`)
        await expect(notLoaded(page)).toBeVisible()
        await expect(notLoaded(page).getByRole('link', { name: 'Reload' })).toBeVisible()
        await expect(page.getByText('Loading...').filter({ visible: true })).toHaveCount(0)
      }),
    ),
  )
})
