import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withSystemPackage } from '../../../scripts/system-package'

const SHELLCHECK = '/usr/bin/shellcheck'
const shellcheck = withSystemPackage('shellcheck', () => (existsSync(SHELLCHECK) ? SHELLCHECK : undefined))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quickwin-command-'))
  for (const path of ['quickwin', 'docker', '.env.example'])
    cpSync(path, join(folder, path), { recursive: true })
  mkdirSync(join(folder, 'bin'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the command with a `docker` that says only its version. */
function quickwin(args: string[], input = '', composeVersion = '2.26.1') {
  const docker = join(folder, 'bin/docker')
  writeFileSync(docker, `#!/bin/sh\n[ "$1" != compose ] || echo ${composeVersion}\n`)
  chmodSync(docker, 0o755)
  const PATH = `${join(folder, 'bin')}:${process.env.PATH}`
  const { status, stdout, stderr } = spawnSync('sh', ['quickwin', ...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
    env: { ...process.env, PATH },
  })
  return { status, output: stdout + stderr }
}

const settings = () => readFileSync(join(folder, '.env'), 'utf8')
const mode = (path: string) => (statSync(join(folder, path)).mode & 0o777).toString(8)

it('is a shell script that every system can read', () => {
  expect(readFileSync('quickwin', 'utf8').split('\n').length).toBeLessThanOrEqual(201)
  expect(spawnSync('sh', ['-n', 'quickwin']).status).toBe(0)
  expect(statSync('quickwin').mode & 0o111).toBe(0o111)
})

it.skipIf(!shellcheck)('has no problem that shellcheck knows', () => {
  const files = ['quickwin', 'docker/make-secrets.sh', 'docker/release.sh']
  expect(spawnSync(shellcheck ?? '', ['-s', 'sh', ...files], { encoding: 'utf8' }).stdout).toBe('')
})

describe('./quickwin setup', () => {
  const answers =
    'www.example.invalid\nada@example.com\nsmtp://ada@mail.example.com:587\np$ss/w#rd\nAda <ada@example.com>\n'

  it('does nothing without settings, or with an old compose', () => {
    expect(quickwin(['start'])).toMatchObject({
      status: 1,
      output: expect.stringContaining('./quickwin setup'),
    })
    expect(quickwin(['setup'], answers, '2.23.3').output).toContain('2.24 or newer')
    expect(existsSync(join(folder, '.env'))).toBe(false)
  })

  it('writes what was answered, for its owner only', () => {
    const { status, output } = quickwin(['setup'], answers)
    expect([status, output]).toEqual([0, expect.stringContaining('Next: ./quickwin start')])
    expect(output).toContain('www.example.invalid has no address yet')
    for (const line of [
      "SITE_URL='https://www.example.invalid'",
      "ADMIN_EMAIL='ada@example.com'",
      "SMTP_URL='smtp://ada@mail.example.com:587'",
      "SMTP_PASSWORD='p$ss/w#rd'",
      "MAIL_FROM='Ada <ada@example.com>'",
      'COMPOSE_PROFILES=proxy,database',
    ])
      expect(settings().split('\n')).toContain(line)
    expect([mode('.env'), mode('secrets'), mode('secrets/encryption_key')]).toEqual(['600', '700', '644'])
    expect(output).not.toContain('p$ss')
    expect(existsSync(join(folder, '.env.new'))).toBe(false)
  })

  it.each([
    ['localhost', 'example.com'],
    ['www.example.invalid', 'example.invalid'],
  ])('proposes addresses for %s that the site accepts', (domain, mailDomain) => {
    expect(quickwin(['setup'], `${domain}\n\n\n\n`).status).toBe(0)
    expect(settings()).toContain(`ADMIN_EMAIL='admin@${mailDomain}'\n`)
    expect(settings()).toContain(`MAIL_FROM='Quickwin <hello@${mailDomain}>'\n`)
  })

  it('changes no settings that exist', () => {
    writeFileSync(join(folder, '.env'), 'SITE_URL=https://mine.example\n')
    expect(quickwin(['setup'], answers).status).toBe(1)
    expect(settings()).toBe('SITE_URL=https://mine.example\n')
  })

  it.each([
    ['an address for a name', 'https://www.example.com\n'],
    ['a quote, which ends a value', "www.exam'ple.com\n"],
    ['an answer that is missing', 'www.example.invalid\nada@example.com\n'],
    ['an email address that the site would reject', 'localhost\nada@localhost\n\n\n'],
  ])('writes nothing after %s', (_what, input) => {
    expect(quickwin(['setup'], input).status).toBe(1)
    expect(existsSync(join(folder, '.env'))).toBe(false)
  })
})
