import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { withSystemPackage } from './system-package.ts'

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const installed = () =>
  [process.env.CHROMIUM, chromium.executablePath(), ...known].find((path) => path && existsSync(path))

/**
 * A Chromium to test with: the one of CHROMIUM, of the test library's cache, or of the system; where
 * there is none and this is root on Debian, the system's package is installed.
 * @throws Error with what to do, when there is none to be had.
 */
export function findChromium(): string {
  const found = withSystemPackage('chromium', installed)
  if (found) return found
  throw new Error(
    'The browser tests need Chromium: install the package "chromium", or set CHROMIUM to its path.',
  )
}
