import { existsSync } from 'node:fs'
import { withSystemPackage } from './system-package.ts'

const paths = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** Finds a Firefox for the tests: from FIREFOX or the system. As root on Debian, it installs a missing one. */
export const findFirefox = (): string | undefined =>
  process.env.FIREFOX ?? withSystemPackage('firefox-esr', () => paths.find((path) => existsSync(path)))
