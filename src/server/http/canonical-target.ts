const UNRESERVED = /[A-Za-z0-9\-._~]/
const BROKEN = /%(?![0-9A-Fa-f]{2})/
/** Backslashes and encoded control characters. None of our addresses contains any. */
const REFUSED = /\\|%[01][0-9a-f]|%7f|%5c/i

/** Bytes above ASCII arrive as Latin-1; in an address they are percent-encoded. */
const encodeBytes = (path: string): string =>
  path.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`)

function decodeUnreserved(path: string): string {
  return path.replace(/%[0-9A-Fa-f]{2}/g, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return UNRESERVED.test(character) ? character : code
  })
}

function isUtf8(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Node resolves dot segments; empty ones are ours. */
const withoutDots = (path: string): string =>
  new URL(`http://site${path.replace(/\/{2,}/g, '/')}`).pathname.replace(/\/{2,}/g, '/')

/** Next takes /index for the home page in some places and for a page of that name in others. */
const withOneHome = (path: string): string => (path === '/index' ? '/' : path)

/**
 * Normalizes the path of a request for all later code: unreserved characters plain, escapes in capitals, no dot segments, no
 * empty ones (RFC 3986, section 6.2.2). The query is unchanged. `moved` means that the spelling differs in more than the case
 * of escapes, so the client is redirected.
 * @returns undefined for an unreadable path, such as one whose bytes are not UTF-8.
 */
export function canonicalTarget(asked: string): { target: string; moved: boolean } | undefined {
  // Browsers never send a fragment, and it names no other page.
  const [target = ''] = asked.split('#', 1)
  const end = target.indexOf('?')
  const path = end < 0 ? target : target.slice(0, end)
  const query = end < 0 ? '' : target.slice(end)
  if (BROKEN.test(path) || REFUSED.test(path)) return undefined
  if (!/[%\x80-\xff]|\/\/|\/\./.test(path)) {
    const plain = withOneHome(path)
    return { target: plain + query, moved: plain !== path }
  }
  if (!isUtf8(encodeBytes(path))) return undefined
  const capitals = path.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase())
  const canonical = withOneHome(withoutDots(decodeUnreserved(encodeBytes(capitals))))
  return { target: canonical + query, moved: canonical !== capitals }
}

/**
 * The path and query of a request line; undefined if there is none, as in `*`. Proxies send a full address, of which only the
 * path counts.
 */
export function requestTarget(target: string | undefined): string | undefined {
  if (target?.startsWith('/')) return target
  if (!target || !/^https?:\/\//i.test(target) || !URL.canParse(target)) return undefined
  const { pathname, search } = new URL(target)
  return `${pathname}${search}`
}
