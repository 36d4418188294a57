import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder, type WebDriver, type WebElement } from 'selenium-webdriver'
import type { WebKitPrograms } from '../../../scripts/webkit'
import { freePort } from '../../../src/server/process/free-port'
import { labelled, pressable, type Screen, setText } from './screen'

const WAIT_MS = 15_000
const STEP_MS = 100

/** Its window fills the screen; a window with a frame could not be as narrow as a phone. */
const size = (width: number) => `-screen 0 ${width}x844x24`

async function stop(driver: ChildProcess): Promise<void> {
  const ended = once(driver, 'exit')
  // The driver and its screen are a group of their own.
  if (driver.pid) process.kill(-driver.pid, 'SIGTERM')
  await ended
}

async function startDriver({ driver, screen }: WebKitPrograms, width: number) {
  const port = await freePort()
  const started = spawn(screen, ['-a', '-s', size(width), driver, `--port=${port}`], {
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
  async function found(look: (name: string) => HTMLElement | undefined, name: string): Promise<WebElement> {
    for (const end = Date.now() + WAIT_MS; Date.now() < end; await pause(STEP_MS)) {
      const element = await driver.executeScript<WebElement | null>(look, name)
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
    press: async (name) => (await found(pressable, name)).click(),
    evaluate: (look, argument) => driver.executeScript(look, argument),
  }
}

/** Opens WebKit as wide as a phone, or as asked, and closes it after the work. */
export async function inWebKit(
  programs: WebKitPrograms,
  { baseURL, width = 390 }: { baseURL: string; width?: number },
  work: (screen: Screen, driver: WebDriver) => Promise<void>,
): Promise<void> {
  const { url, started } = await startDriver(programs, width)
  try {
    const options = { binary: programs.browser, args: ['--automation', '--full-screen'] }
    const driver = await new Builder()
      .usingServer(url)
      .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
      .build()
    try {
      await work(webkitScreen(driver, baseURL), driver)
    } finally {
      await driver.quit()
    }
  } finally {
    await stop(started)
  }
}
