import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Finds a program of the system. If it is missing and this is root on Debian, its package is installed.
 * @param find the path of the program, undefined if it is missing
 * @returns undefined if it is not available
 */
export function withSystemPackage(name: string, find: () => string | undefined): string | undefined {
  const found = find()
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found
  console.log(`Installing the system package ${name} ...`)
  const options = {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const
  spawnSync('apt-get', ['update', '-q'], options)
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], options)
  return find()
}
