import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint, SanitizedConfig } from 'payload'

type Row = readonly string[]
const table = (head: Row, rows: readonly Row[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
const plain = ([first = '']: Row) => first.replaceAll('`', '')
const byFirst = (rows: Row[]) => rows.sort((a, b) => (plain(a) < plain(b) ? -1 : 1))
const code = (text: string) => `\`${text}\``
const json = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'))

/** Addresses of pages and files, with the methods that the running server names when it is asked with another. */
async function pages(build: string, allowed: (path: string) => Promise<string>): Promise<string> {
  const routes = Object.values(json(build, 'app-path-routes-manifest.json') as Record<string, string>)
  const { rewrites } = json(build, 'routes-manifest.json') as {
    rewrites: { afterFiles: { source: string }[] }
  }
  const paths = [
    ...routes.filter((route) => !route.startsWith('/_') && !route.startsWith('/api/')),
    ...rewrites.afterFiles.map(({ source }) => source),
    ...globSync('*', { cwd: 'public' }).map((name) => `/${name}`),
    '/_next/static/[...file]',
  ]
  const rows = paths.map(async (path) => {
    const asked = path.replaceAll(/\/(\[+[^/]*\]|:[^/]*)/g, '/x')
    return [code(path), await allowed(asked)]
  })
  return table(['Address', 'Methods'], byFirst(await Promise.all(rows)))
}

type Calls = Map<string, Set<string>>

/** Methods and paths of endpoints, each with where it is; `METHOD path` -> owners. */
function collect(
  calls: Calls,
  owner: string,
  endpoints: Omit<Endpoint, 'root'>[] | false | undefined,
): Calls {
  for (const { method, path } of endpoints || []) {
    const call = `${path === '/' ? '' : path}\0${method.toUpperCase()}`
    calls.set(call, (calls.get(call) ?? new Set()).add(owner))
  }
  return calls
}

const rowsOf = (calls: Calls, prefix: string): Row[] =>
  byFirst(
    [...calls].map(([call, owners]) => {
      const [path = '', method = ''] = call.split('\0')
      return [code(`${method} ${prefix}${path}`), [...owners].sort().join(', ')]
    }),
  )

function calls({ endpoints, collections, globals }: SanitizedConfig): string {
  const ofCollections: Calls = new Map()
  const ofGlobals: Calls = new Map()
  for (const { slug, endpoints: own } of collections) collect(ofCollections, slug, own)
  for (const { slug, endpoints: own } of globals) collect(ofGlobals, slug, own)
  return table(
    ['Call', 'Of'],
    [
      ...rowsOf(collect(new Map(), 'the site', endpoints), '/api'),
      ...rowsOf(ofCollections, '/api/*collection*'),
      ...rowsOf(ofGlobals, '/api/globals/*global*'),
    ],
  )
}

const operations = ['create', 'read', 'update', 'delete', 'readVersions', 'unlock', 'admin'] as const
const ruleNames = (access: object) =>
  operations.map((operation) => {
    const rule: unknown = Object.entries(access).find(([name]) => name === operation)?.[1]
    return typeof rule === 'function' ? rule.name || 'a rule of its own' : '-'
  })

function rules({ collections, globals }: SanitizedConfig): string {
  const rows = [
    ...collections.map(({ slug, access }) => [slug, ...ruleNames(access)]),
    ...globals.map(({ slug, access }) => [`globals/${slug}`, ...ruleNames(access)]),
  ]
  return table(['Collection', ...operations], byFirst(rows))
}

async function functions(build: string): Promise<string> {
  // Reads the settings, which the test sets before.
  const { serverFunctionNames } = await import('../../src/patches/payload/server-functions/server-functions')
  const { node } = json(build, 'server/server-reference-manifest.json') as {
    node: Record<string, { filename: string; workers: object }>
  }
  const rows = Object.values(node).map(({ filename, workers }) => [
    code(filename),
    Object.keys(workers).map(code).join(', '),
  ])
  const names = [...serverFunctionNames].map(String).map(code).join(', ')
  return `${table(['Server function', 'Answers at'], byFirst(rows))}\n\nNames that the one of the layout takes: ${names}.`
}

interface Running {
  build: string
  config: SanitizedConfig
  allowed: (path: string) => Promise<string>
  /** Where the process listens, by the name of the setting. */
  ports: Row[]
}

/** Every way in over the network, as the running server, its build and its configuration say. */
export async function waysIn({ build, config, allowed, ports }: Running): Promise<string> {
  return [
    '### Ports',
    table(['Setting', 'Address'], byFirst(ports)),
    '### Pages and files',
    await pages(build, allowed),
    '### Server functions',
    await functions(build),
    '### Calls',
    calls(config),
    '### Rules of collections and globals, by name',
    rules(config),
  ].join('\n\n')
}
