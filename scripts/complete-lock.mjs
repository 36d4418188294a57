#!/usr/bin/env node
// A registry mirror may lack the optional packages of other platforms. npm then omits them from the lock file, and `npm ci`
// rejects that file on every machine. This adds the missing entries as their dependents name them. Run it after a change of
// dependencies: node scripts/complete-lock.mjs
import { readFileSync, writeFileSync } from 'node:fs'

const file = 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8'))
const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'openharmony',
  'win32',
  'aix',
  'netbsd',
  'openbsd',
  'sunos',
]
const processors = [
  'arm64',
  'x64',
  'ia32',
  'arm',
  'riscv64',
  's390x',
  'ppc64',
  'loong64',
  'mips64el',
  'wasm32',
]

const isInstalled = (owner, name) => {
  for (let path = owner; ; path = path.slice(0, path.lastIndexOf('node_modules/'))) {
    const at = `${path.replace(/\/$/, '')}${path ? '/' : ''}node_modules/${name}`
    if (lock.packages[at]) return true
    if (!path) return false
  }
}

const added = []
for (const [owner, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (!/^\d/.test(version) || isInstalled(owner, name)) continue
    const words = name.split(/[-/]/)
    const os = systems.filter((system) => words.includes(system))
    const cpu = processors.filter((processor) => words.includes(processor))
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(name.includes('musl') ? { libc: ['musl'] } : {}),
      ...(cpu.length ? { cpu } : {}),
      optional: true,
      ...(os.length ? { os } : {}),
    }
    added.push(`${name}@${version}`)
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
process.stdout.write(`${added.length} entries added\n`)
