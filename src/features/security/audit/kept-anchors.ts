import {
  appendFileSync,
  existsSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

export interface Head {
  sequence: number
  hash: string
}

/** `anchor`: the log's last entry and hash. `sealed`: all later entries have a seal. `cut`: earlier ones were removed on purpose. */
export interface Anchor extends Head {
  kind: 'anchor' | 'cut' | 'sealed'
  madeAt: string
  mac: string
}

const FILE = 'audit-anchors.jsonl'
const MAX_FILE_BYTES = 512 * 1024
const KEPT_LINES = 1000

const isAnchor = (value: unknown): value is Anchor =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  'sequence' in value &&
  'hash' in value &&
  'madeAt' in value &&
  'mac' in value

/** @throws Error if the text is not an anchor */
export function readAnchor(line: string): Anchor {
  const value: unknown = JSON.parse(line)
  const anchor = typeof value === 'object' && value !== null && 'anchor' in value ? value.anchor : value
  if (!isAnchor(anchor)) throw new Error('This is no anchor of the audit log')
  return anchor
}

export interface KeptAnchors {
  anchors: Anchor[]
  unreadable: number[]
}

function anchorsIn(text: string): KeptAnchors {
  const kept: KeptAnchors = { anchors: [], unreadable: [] }
  for (const [index, line] of text.split('\n').entries()) {
    if (!line) continue
    try {
      kept.anchors.push(readAnchor(line))
    } catch {
      kept.unreadable.push(index + 1)
    }
  }
  return kept
}

/** The anchors in the site's folder, which database access cannot change. */
export function keptAnchors(dataDir: string): KeptAnchors {
  const file = join(dataDir, FILE)
  return anchorsIn(existsSync(file) ? readFileSync(file, 'utf8') : '')
}

/** Keeps the newest anchors and every line of another kind. */
function shorten(file: string): void {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const kept = lines.filter(
    (line, at) =>
      at >= lines.length - KEPT_LINES || anchorsIn(line).anchors.every(({ kind }) => kind !== 'anchor'),
  )
  writeFileSync(`${file}.new`, `${kept.join('\n')}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

/** Writes an anchor atomically, because a truncated line looks like tampering. */
export function keepAnchor(dataDir: string, anchor: Anchor): void {
  const file = join(dataDir, FILE)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  // Starts a new line after a truncated one.
  const torn = before !== '' && !before.endsWith('\n')
  try {
    appendFileSync(file, `${torn ? '\n' : ''}${JSON.stringify(anchor)}\n`, { mode: 0o600 })
  } catch (error) {
    if (existsSync(file)) truncateSync(file, Buffer.byteLength(before))
    throw error
  }
  if (statSync(file).size > MAX_FILE_BYTES) shorten(file)
}
