// docker compose in earnest, in the order of an owner's first weeks. Each step needs those before it.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../support/own-server'
import { makeProject, type Project } from './engine'
import { ask, during, type Place } from './visitors'

const NAME = 'quickwin.test'
const OWNER = { email: 'owner@example.com', password: 'Correct-horse-battery-staple-7' }
const VISITORS = 12

let project: Project
let place: Place

/** An address of this machine that other machines could use. */
const ownAddress = (family: 'IPv4' | 'IPv6') =>
  Object.entries(networkInterfaces())
    .filter(([name]) => !/^(br-|docker|veth)/.test(name))
    .flatMap(([, addresses = []]) => addresses)
    .find((each) => each.family === family && !each.internal && !each.address.startsWith('fe80'))?.address

const sh = (command: string, env?: Record<string, string>) => project.sh(command, env)
const owners = () => project.value(`SELECT count(*) FROM users WHERE email = '${OWNER.email}'`)
const running = async (service: string) => (await sh(`docker compose ps -q ${service}`)).trim().split('\n')

beforeAll(async () => {
  const port = await freePort()
  place = { host: '127.0.0.1', port, name: NAME }
  project = makeProject({
    name: 'quickwin-test',
    port,
    env: {
      COMPOSE_PROFILES: 'proxy,database',
      SITE_URL: `http://${NAME}`,
      ADMIN_EMAIL: OWNER.email,
      ADMIN_PASSWORD: OWNER.password,
      BACKUP_KEEP: '14',
      TRUSTED_PROXIES: 'private',
      FRONT_SUBNET: 'fd71:7569:636c::/64',
    },
  })
  await sh('docker/make-secrets.sh')
  // Left by a run that was broken off.
  await sh('docker compose --profile "*" down -v --remove-orphans -t 5')
  await sh('docker compose build site backup')
}, 2_400_000)

afterAll(() => project?.remove(), 300_000)

describe('docker compose', () => {
  it('accepts both files', async () => {
    const images = {
      SITE_IMAGE: 'registry.example/quickwin:1',
      TOOLS_IMAGE: 'registry.example/quickwin-tools:1',
    }
    const config = await sh('docker compose -f docker-compose.yml -f docker-compose.image.yml config', images)
    expect(config).toContain('image: registry.example/quickwin:1')
    expect(config).not.toContain('target: tools')
  })

  it('makes images that are no larger than needed', async () => {
    const megabytes = async (image: string) =>
      Number(await sh(`docker image inspect -f '{{.Size}}' ${image}`)) / 1e6
    const dockerfile = readFileSync(join(project.folder, 'Dockerfile'), 'utf8')
    const base = await megabytes(/NODE_IMAGE=(\S+)/.exec(dockerfile)?.[1] ?? '')
    for (const service of ['site', 'backup']) {
      const size = await megabytes(`quickwin-test-${service}`)
      process.stdout.write(
        `\nThe image of ${service}: ${Math.round(size)} MB, its base ${Math.round(base)} MB`,
      )
      expect(size - base).toBeLessThan(206)
    }
  })

  it('starts on a slow database: the site waits, and every service becomes healthy', async () => {
    await sh('docker compose up -d --no-deps site')
    await expect
      .poll(() => sh('docker compose logs site'), { timeout: 60_000, interval: 1000 })
      .toContain('Trying again in 5 s (1 of 12)')
    await sh('./quickwin start')
    const states = await sh("docker compose ps --format '{{.Service}} {{.Health}}'")
    expect(states.trim().split('\n').sort()).toEqual([
      'backup healthy',
      'database healthy',
      'proxy healthy',
      'site healthy',
    ])
    expect(await sh('docker compose ps -a site --format "{{.Status}}"')).not.toMatch(/Restarting/)
    expect(await ask(place, { path: '/' })).toBe(200)
    expect(await owners()).toBe('1')
  })

  it.each(['IPv4', 'IPv6'] as const)('sees the address of a visitor over %s', async (family) => {
    const host = ownAddress(family)
    if (!host) {
      process.stdout.write(`\nThis machine has no ${family} address.`)
      return
    }
    expect(await ask({ ...place, host }, { path: '/api/users/login', method: 'POST', body: OWNER })).toBe(200)
    expect(await project.value('SELECT address FROM account_sessions ORDER BY created_at DESC LIMIT 1')).toBe(
      host,
    )
  })

  it('reports its state', async () => {
    await sh('./quickwin backup')
    const status = await sh('./quickwin status')
    const { version } = JSON.parse(readFileSync(join(project.folder, 'package.json'), 'utf8')) as {
      version: string
    }
    expect(status).toContain(`Version:      ${version}`)
    expect(status).toMatch(/Health: {7}(ok|degraded)/)
    expect(status).toMatch(/Last backup: {2}quickwin-\d+T\d+Z\.tar\.gz/)
  })

  it('is upgraded under load without one failed request, and without a new proxy', async () => {
    const before = { site: await running('site'), proxy: await running('proxy') }
    // Another image, as a new version is one.
    appendFileSync(join(project.folder, 'Dockerfile'), 'LABEL test.release=2\n')
    const load = await during(place, VISITORS, () => sh('./quickwin update'))
    process.stdout.write(
      `\nUpgrade: ${load.sent} sent, ${load.failed.length} failed, longest ${load.longestMs} ms`,
    )
    expect(load.failed).toEqual([])
    expect(load.sent).toBeGreaterThan(100)
    const after = await running('site')
    expect(after).toHaveLength(1)
    expect(after).not.toEqual(before.site)
    expect(await sh(`docker inspect -f '{{index .Config.Labels "test.release"}}' ${after[0]}`)).toBe('2\n')
    expect(await running('proxy')).toEqual(before.proxy)
  })

  it('keeps the old version when the new one does not start', async () => {
    const before = await running('site')
    const dockerfile = join(project.folder, 'Dockerfile')
    const text = readFileSync(dockerfile, 'utf8')
    writeFileSync(dockerfile, `${text}ENV PORT=none\n`)
    const load = await during(place, VISITORS, () =>
      expect(sh('./quickwin update')).rejects.toThrow('The old one still runs.'),
    )
    writeFileSync(dockerfile, text)
    expect(load.failed).toEqual([])
    expect(await running('site')).toEqual(before)
    await sh('docker compose up -d --no-build')
    expect(await running('site')).toEqual(before)
  })

  it('restarts one of two servers under load without a failed request', async () => {
    await sh('SITE_REPLICAS=2 docker compose up -d --no-recreate --wait')
    const [first] = await running('site')
    const load = await during(place, VISITORS, async () => {
      for (let time = 0; time < 2; time++) {
        await sh(`docker restart ${first}`)
        await expect
          .poll(() => sh(`docker inspect -f '{{.State.Health.Status}}' ${first}`), {
            timeout: 120_000,
            interval: 500,
          })
          .toBe('healthy\n')
      }
    })
    process.stdout.write(
      `\nRestarts: ${load.sent} sent, ${load.failed.length} failed, longest ${load.longestMs} ms`,
    )
    expect(load.failed).toEqual([])
  })

  it('comes back from a backup on a machine without anything', async () => {
    await sh('./quickwin backup')
    const name = (await sh('docker compose exec -T backup sh -c "ls -t /backups | head -n 1"')).trim()
    await sh(`docker compose cp backup:/backups/${name} ./kept.tar.gz`)
    await sh('docker compose down -v && rm -rf secrets && docker/make-secrets.sh')
    await sh('ADMIN_EMAIL=other@example.com ./quickwin start')
    expect(await owners()).toBe('0')
    expect(await sh('echo yes | ./quickwin restore kept.tar.gz')).toContain('compared with the backup')
    expect(await owners()).toBe('1')
    expect(await ask(place, { path: '/' })).toBe(200)
    expect(await sh('docker compose run --rm -T tools scripts/audit-verify.ts')).toMatch(/\d+ entries/)
    expect(
      await sh('docker compose run --rm -T tools scripts/backup.ts --verify /backups/kept.tar.gz'),
    ).toContain('all rows, files and jobs are as they were')
  })

  it('makes an account by command', async () => {
    await sh(
      `printf 'Another-long-password-7\\n' | docker compose run --rm -T tools scripts/user-create.ts --email ada@example.com --name Ada --role admin --password-stdin`,
    )
    expect(await project.value("SELECT count(*) FROM users WHERE email = 'ada@example.com'")).toBe('1')
  })
})
