import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { phone, SLOW_CPU } from './vitals-phone.ts'

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
  const page = await phone(browser)
  await page.addInitScript(observeInputs)
  await page.goto(`${site}${path}`, { waitUntil: 'load' })
  await prepare?.(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
  await act(page)
  await pause(REPORTED_MS)
  const { longest } = await page.evaluate(() => Reflect.get(window, 'inputs') as { longest: number })
  await page.context().close()
  return longest
}

/** Each makes one interaction on a separate page. Returns the milliseconds until its paint. */
export const interactions = all.map((interaction) => ({
  name: interaction.name,
  run: (browser: Browser, site: string) => longestOf(browser, site, interaction),
}))
