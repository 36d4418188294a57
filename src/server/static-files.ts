import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream'
import { acceptedEncoding } from './negotiation.ts'

const types: Record<string, string> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

interface StaticFile {
  path: string
  type: string
  /** Ready-made encodings, best first. */
  encodings: { name: string; path: string; size: number }[]
  size: number
}

function fileAt(path: string): StaticFile {
  const encodings = [
    { name: 'br', path: `${path}.br` },
    { name: 'gzip', path: `${path}.gz` },
  ]
    .filter((encoding) => existsSync(encoding.path))
    .map((encoding) => ({ ...encoding, size: statSync(encoding.path).size }))
  return {
    path,
    type: types[extname(path)] ?? 'application/octet-stream',
    encodings,
    size: statSync(path).size,
  }
}

function collect(folder: string, url: string, into: Map<string, StaticFile>): Map<string, StaticFile> {
  if (!existsSync(folder)) return into
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) collect(path, `${url}/${name}`, into)
    else if (!/\.(br|gz)$/.test(name)) into.set(encodeURI(`${url}/${name}`), fileAt(path))
  }
  return into
}

/**
 * Serves the build's hashed files, compressed once at build. The list is made at start, so a request
 * can never name a file outside of it.
 * @returns a handler that answers false for what it does not know.
 */
export function staticFiles(
  folder: string,
  url: string,
): (req: IncomingMessage, res: ServerResponse) => boolean {
  const files = collect(folder, url, new Map())
  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false
    const file = files.get((req.url ?? '').split('?', 1)[0] ?? '')
    if (!file) return false
    const there = file.encodings.map(({ name }) => name)
    const chosen = acceptedEncoding(req.headers['accept-encoding'], there)
    const encoding = file.encodings.find(({ name }) => name === chosen)
    res.setHeader('content-type', file.type)
    res.setHeader('content-length', encoding?.size ?? file.size)
    res.setHeader('cache-control', 'public, max-age=31536000, immutable')
    res.setHeader('vary', 'Accept-Encoding')
    if (encoding) res.setHeader('content-encoding', encoding.name)
    if (req.method === 'HEAD') res.end()
    // A file that a new build has taken away ends the answer; it must not leave it open.
    else pipeline(createReadStream(encoding?.path ?? file.path), res, () => undefined)
    return true
  }
}
