import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { withSystemPackage } from './system-package.ts'

/** Debian's Chromium without a window. Tests take half the time in it. */
const HEADLESS_SHELL = 'chromium-headless-shell'

const HEADLESS_SHELL_PATH = `/usr/bin/${HEADLESS_SHELL}`

const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const firstOf = (paths: readonly (string | undefined)[]) => paths.find((path) => path && existsSync(path))

/**
 * Finds a Chromium for the tests: from CHROMIUM, the system, or the test library's cache. As root on Debian, it installs a
 * missing package.
 * @throws Error with a remedy, if there is none.
 */
export function findChromium(): string {
  const installed = () => firstOf([HEADLESS_SHELL_PATH, ...whole, chromium.executablePath()])
  const found =
    firstOf([process.env.CHROMIUM]) ??
    withSystemPackage(HEADLESS_SHELL, () => firstOf([HEADLESS_SHELL_PATH])) ??
    withSystemPackage('chromium', installed)
  if (found) return found
  throw new Error(
    'The browser tests need Chromium: install the package "chromium", or set CHROMIUM to its path.',
  )
}

/**
 * The whole browser, for tests of what people set in it: the headless shell does not read settings.
 * @throws Error with what to do, when there is none.
 */
export function findWholeChromium(): string {
  const found = withSystemPackage('chromium', () => firstOf([...whole, chromium.executablePath()]))
  if (found) return found
  throw new Error('This test needs the whole Chromium: install the package "chromium".')
}
