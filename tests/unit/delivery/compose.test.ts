import { readFileSync } from 'node:fs'
import { DCLinter } from 'dclint'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

interface Service {
  image?: string
  pull_policy?: string
  build?: { context: string; target?: string; args?: string[] }
  read_only?: boolean
  privileged?: boolean
  user?: string
  restart?: string
  mem_limit?: string
  cap_drop?: string[]
  security_opt?: string[]
  logging?: { options?: Record<string, string> }
  ports?: string[]
  networks?: string[]
  tmpfs?: string[]
  volumes?: string[]
  secrets?: string[]
  environment?: Record<string, string>
}

const text = readFileSync('docker-compose.yml', 'utf8')
const compose = parse(text, { merge: true }) as {
  services: Record<string, Service>
  secrets: Record<string, { file: string }>
  networks: Record<string, { internal?: boolean } | null>
}
const services = Object.entries(compose.services)

describe('docker-compose.yml', () => {
  it('follows the compose specification', () => {
    const [file] = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] }).lintFiles(
      ['docker-compose.yml'],
      false,
    )
    const wrong = file?.messages.filter(
      ({ rule }) => rule.startsWith('invalid') || rule.startsWith('no-duplicate'),
    )
    expect(file).toBeDefined()
    expect(wrong).toEqual([])
  })

  it.each(services)(
    '%s comes back, writes nowhere but in its volumes, and has its limits',
    (name, service) => {
      expect(service).toMatchObject({
        restart: name === 'tools' ? 'no' : 'unless-stopped',
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        mem_limit: expect.stringMatching(/^\d+[mg]$/),
        logging: { options: { 'max-size': '10m', 'max-file': '5' } },
      })
      // Every program here expects a place for temporary files.
      expect([...(service.tmpfs ?? []), ...(service.volumes ?? [])]).toContain('/tmp')
      expect(service.privileged).toBeUndefined()
    },
  )

  it('lets the proxy alone be reached from outside', () => {
    const open = services.flatMap(([name, { ports = [] }]) =>
      ports.filter((port) => !port.startsWith('127.0.0.1:')).map(() => name),
    )
    expect([...new Set(open)]).toEqual(['proxy'])
    for (const name of ['database', 'storage']) {
      expect(compose.services[name]?.networks).toEqual(['back'])
      expect(compose.services[name]?.ports).toBeUndefined()
    }
    expect(compose.networks.back?.internal).toBe(true)
  })

  it('hands secrets over as files, and makes each of them', () => {
    const script = readFileSync('docker/make-secrets.sh', 'utf8')
    for (const [name, { file }] of Object.entries(compose.secrets)) {
      expect(file).toBe(`./secrets/${name}`)
      expect(script).toContain(`make ${name}\n`)
    }
    for (const [, { environment = {}, secrets = [] }] of services) {
      for (const [setting, value] of Object.entries(environment)) {
        // ${NAME:+value} is the value where NAME is set.
        const path = /^\$\{\w+:\+(.+)\}$/.exec(value)?.[1] ?? value
        if (setting.endsWith('_FILE')) expect(secrets).toContain(path.replace('/run/secrets/', ''))
      }
    }
  })

  it('asks for nothing that .env.example does not name, and .env.example for nothing else', () => {
    const asked = new Set([
      ...[...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name),
      ...services.flatMap(([, { build }]) => build?.args ?? []),
    ])
    // Set by compose itself.
    asked.delete('COMPOSE_PROJECT_NAME')
    const example = readFileSync('.env.example', 'utf8')
    const named = new Set([...example.matchAll(/^(?:# )?([A-Z0-9_]+)=/gm)].map(([, name = '']) => name))
    expect([...named].sort()).toEqual([...asked, 'COMPOSE_PROFILES'].sort())
  })
})
