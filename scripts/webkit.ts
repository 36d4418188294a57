import { existsSync, globSync } from 'node:fs'
import { withSystemPackage } from './system-package.ts'

/** Debian's WebKit, which Safari is made of: a driver, a small browser for it, and a screen to draw on. */
export interface WebKitPrograms {
  driver: string
  browser: string
  screen: string
}

const at = (path: string) => (existsSync(path) ? path : undefined)
const findDriver = () => at('/usr/bin/WebKitWebDriver')
const findScreen = () => at('/usr/bin/xvfb-run')

/** Finds WebKit for the tests. */
export function findWebKit(): WebKitPrograms | undefined {
  const [driver, screen] = [findDriver(), findScreen()]
  const browser = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().at(-1)
  return screen && driver && browser ? { driver, browser, screen } : undefined
}

/** As root on Debian, installs what is missing. Returns true if WebKit is there. */
export function hasWebKit(): boolean {
  withSystemPackage('xvfb', findScreen)
  withSystemPackage('webkit2gtk-driver', findDriver)
  return findWebKit() !== undefined
}
