import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Page } from 'playwright'
import { findChromium } from '../chromium.ts'
import { measured, median } from './report.ts'
import { type Site, someone } from './site.ts'

const TURNS = 5
/** Lighthouse's CPU slowdown for an older phone. */
const SLOW_CPU = 4

/** The wait after an interaction until its paint is reported. */
const REPORTED_MS = 800

/** Runs in the browser: the longest time from an input to the next paint. Below 16 ms nothing is reported. */
function observeInputs() {
  const seen = { longest: 0 }
  Reflect.set(window, 'inputs', seen)
  const options: PerformanceObserverInit = { type: 'event', buffered: true }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration)
  }).observe({ ...options, ...{ durationThreshold: 16 } })
}

interface Interaction {
  name: string
  path: string
  prepare?: (page: Page) => Promise<void>
  act: (page: Page) => Promise<void>
}

const firstDay = (page: Page) => page.getByRole('grid').getByRole('button', { disabled: false }).first()

const all: readonly Interaction[] = [
  { name: 'the menu opens', path: '/', act: (page) => page.locator('header summary').click() },
  { name: 'a question opens', path: '/pricing', act: (page) => page.locator('main summary').first().click() },
  {
    name: 'a day is chosen',
    path: '/book-call',
    prepare: (page) => firstDay(page).waitFor(),
    act: (page) => firstDay(page).click(),
  },
  {
    name: 'an empty form is sent',
    path: '/contact',
    act: (page) => page.getByRole('button', { name: 'Send Message' }).click(),
  },
]

async function longestOf(browser: Browser, site: string, { path, prepare, act }: Interaction) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: someone(),
  })
  const page = await context.newPage()
  await page.addInitScript(observeInputs)
  await page.goto(`${site}${path}`, { waitUntil: 'load' })
  await prepare?.(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
  await act(page)
  await pause(REPORTED_MS)
  const { longest } = await page.evaluate(() => Reflect.get(window, 'inputs') as { longest: number })
  await context.close()
  return longest
}

/** The time from an input to its paint, each on a page of its own. */
export async function interactions({ server }: Site): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium() })
  try {
    for (const interaction of all) {
      const times: number[] = []
      for (let turn = 0; turn < TURNS; turn++) times.push(await longestOf(browser, server.url, interaction))
      measured({
        name: `interaction to next paint: ${interaction.name}`,
        unit: 'ms',
        ours: median(times),
        note: `the slowest of ${TURNS}: ${Math.max(...times)} ms`,
      })
    }
  } finally {
    await browser.close()
  }
}
