import type { ByteRange } from '../files/file-store'

/**
 * The part of a body of `size` bytes that a Range header asks for (RFC 9110, 14.1.2). Undefined means the whole body, also if
 * the header has several parts or a condition.
 */
export function byteRange(headers: Headers, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range') ?? '') ?? []
  if ((!first && !last) || headers.has('if-range')) return undefined
  const start = first ? Number(first) : Math.max(size - Number(last), 0)
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (first && last && Number(last) < start) return undefined
  return start < size && (first || Number(last) > 0) ? { start, end } : 'unsatisfiable'
}
