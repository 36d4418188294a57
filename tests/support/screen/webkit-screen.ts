import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder, error, type WebDriver, type WebElement } from 'selenium-webdriver'
import type { WebKitPrograms } from '../../../scripts/webkit'
import { freePort } from '../../../src/server/process/free-port'
import { FRONT, type Journey, labelled, pressable, type Screen, setText } from './screen'

const WAIT_MS = 15_000
const STEP_MS = 100

const HEIGHT = 844
const SCREEN = `-screen 0 1600x${HEIGHT}x24`

async function stop(driver: ChildProcess): Promise<void> {
  const ended = once(driver, 'exit')
  // The driver and its screen are a group of their own.
  if (driver.pid) process.kill(-driver.pid, 'SIGTERM')
  await ended
}

async function startDriver({ driver, screen }: WebKitPrograms) {
  const port = await freePort()
  const started = spawn(screen, ['-a', '-s', SCREEN, driver, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    // Without a language of the visitor, pages get one that no date format takes.
    env: { ...process.env, LANG: 'en_US.UTF-8', LANGUAGE: 'en_US' },
  })
  const url = `http://127.0.0.1:${port}`
  const isUp = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (const end = Date.now() + 4 * WAIT_MS; Date.now() < end; await pause(STEP_MS))
    if (await isUp()) return { url, started }
  await stop(started)
  throw new Error('WebKitWebDriver did not start')
}

/** Runs in the page: the value of an option by its value or text. */
const optionValue = (field: HTMLSelectElement, option: string) =>
  [...field.options].find(({ text, value }) => [text, value].includes(option))?.value

/** A screen in WebKit, which only WebDriver drives. */
function webkitScreen(driver: WebDriver, baseURL: string): Screen {
  async function found(
    look: (name: string, front: string) => HTMLElement | undefined,
    name: string,
  ): Promise<WebElement> {
    for (const end = Date.now() + WAIT_MS; Date.now() < end; await pause(STEP_MS)) {
      const element = await driver.executeScript<WebElement | null>(look, name, FRONT)
      if (element) return element
    }
    throw new Error(`${await driver.getCurrentUrl()}: nothing visible is named “${name}”`)
  }
  const settled = () =>
    driver.executeScript<boolean>(
      () => 'load' in document.documentElement.dataset || !document.querySelector('[class*="not-loaded"]'),
    )
  return {
    async open(path) {
      await driver.get(new URL(path, baseURL).href)
      for (const end = Date.now() + WAIT_MS; Date.now() < end && !(await settled()); ) await pause(STEP_MS)
    },
    async type(label, text) {
      await driver.executeScript(setText, await found(labelled, label), text)
    },
    async choose(label, option) {
      const field = await found(labelled, label)
      await driver.executeScript(setText, field, await driver.executeScript(optionValue, field, option))
    },
    async press(name) {
      const isCovered = async () => {
        const element = await found(pressable, name)
        // The driver would scroll it below the bars at the edges of a phone.
        await driver.executeScript(toMiddle, element)
        return element.click().catch((reason: unknown) => {
          // Below a dialog that is still closing, or drawn again between the two calls.
          if (reason instanceof error.ElementNotInteractableError) return true
          if (reason instanceof error.StaleElementReferenceError) return true
          throw reason
        })
      }
      for (const end = Date.now() + WAIT_MS; await isCovered(); await pause(STEP_MS))
        if (Date.now() > end) throw new Error(`“${name}” cannot be pressed`)
    },
    evaluate: (look, argument) => driver.executeScript(look, argument),
  }
}

/** Runs in the page. */
const toMiddle = (element: HTMLElement) => element.scrollIntoView({ block: 'center', behavior: 'instant' })

/** Runs in the page. */
const isAsWide = (width: number) => innerWidth === width

/** Opens WebKit in a window of this width, and closes it after the work. */
export async function inWebKit(
  programs: WebKitPrograms,
  { baseURL, width }: { baseURL: string; width: number },
  work: Journey,
): Promise<void> {
  const { url, started } = await startDriver(programs)
  try {
    // With its bars, the window cannot be as narrow as a phone.
    const options = { binary: programs.browser, args: ['--automation', '--full-screen'] }
    const driver = await new Builder()
      .usingServer(url)
      .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
      .build()
    try {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height: HEIGHT })
      await driver.wait(() => driver.executeScript(isAsWide, width), WAIT_MS, `Not ${width} px wide`)
      await work(webkitScreen(driver, baseURL))
    } finally {
      await driver.quit()
    }
  } finally {
    await stop(started)
  }
}
