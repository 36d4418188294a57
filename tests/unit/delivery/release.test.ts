import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import packageJson from '../../../package.json'

const read = (file: string) => readFileSync(file, 'utf8')
const { version } = packageJson

/** `!reset` removes a part of the file below. */
const reset = { tag: '!reset', resolve: () => 'removed' }

const release = (...args: string[]) => spawnSync('sh', ['docker/release.sh', ...args], { encoding: 'utf8' })

describe('a release', () => {
  it('has a section of its version in the changelog, the newest first', () => {
    const sections = [...read('CHANGELOG.md').matchAll(/^## \[(\S+)\](?: - (\d{4}-\d\d-\d\d))?$/gm)]
    expect(sections.map(([, name]) => name).slice(0, 2)).toEqual(['Unreleased', version])
    for (const [, name, day] of sections.slice(1)) expect([name, day]).toEqual([name, expect.any(String)])
  })

  it('builds both images for both platforms, with their packages and their origin', () => {
    const { status, stdout } = release('--dry-run', 'registry.example/team/quickwin')
    expect(status).toBe(0)
    const commands = stdout.trim().split('\n')
    expect(commands).toHaveLength(2)
    for (const command of commands) {
      expect(command).toMatch(/^docker buildx build --platform linux\/amd64,linux\/arm64 /)
      expect(command).toContain(' --sbom=true --provenance=mode=max ')
      expect(command).toMatch(/ --push( --target tools)? \.$/)
    }
    expect(commands[0]).toContain(` --tag registry.example/team/quickwin:${version} `)
    expect(commands[1]).toContain(` --tag registry.example/team/quickwin-tools:${version} `)
    expect(commands[1]).toContain(' --target tools ')
  })

  it.each([[], ['quickwin']])('without a registry is refused: %j', (...args) => {
    const { status, stderr } = release('--dry-run', ...args)
    expect([status, stderr]).toEqual([1, expect.stringContaining('Name the image with its registry')])
  })

  it('is tested on each push, and published for a tag once its tests have passed', () => {
    const { on, permissions, jobs } = parse(read('.github/workflows/test-and-release.yml'))
    expect(on.push).toEqual({ branches: ['**'], tags: ['v*'] })
    expect(permissions).toEqual({ contents: 'read' })
    const commands = ({ steps }: { steps: { run?: string }[] }) => steps.flatMap(({ run }) => run ?? [])
    expect(commands(jobs.test)).toEqual(['npm test'])
    expect(jobs.release).toMatchObject({ if: "startsWith(github.ref, 'refs/tags/v')", needs: 'test' })
    expect(commands(jobs.release)).toEqual([expect.stringMatching(/^docker\/release\.sh "ghcr\.io\//)])
  })

  it('is run in place of a build by the second compose file', () => {
    const { services } = parse(read('docker-compose.yml'), { merge: true })
    const text = read('docker-compose.image.yml')
    const ready = parse(text, { customTags: [reset] }).services
    const built = Object.keys(services).filter((name) => services[name].build)
    for (const name of built) expect(ready[name].build).toBe('removed')
    expect(Object.keys(ready)).toEqual([...built, 'tools'])
    expect(ready.site.image).toMatch(/^\$\{SITE_IMAGE:\?/)
    for (const name of ['backup', 'tools']) expect(ready[name].image).toMatch(/^\$\{TOOLS_IMAGE:\?/)
    for (const name of ['SITE_IMAGE', 'TOOLS_IMAGE'])
      expect(text).toMatch(new RegExp(`^#   ${name}=\\S+:${version.replaceAll('.', '\\.')}$`, 'm'))
  })
})
