const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u
const LONGEST = 2000
/** What the server answers itself: no page of theirs is ever missed. */
const OWN = /^\/(?:api|admin|super-admin|_next|og|preview)(?:\/|$)/

/**
 * A path as it is stored and compared: percent-encoded in one way, without a slash at its end; undefined
 * where it is none.
 */
export function canonicalPath(path: string): string | undefined {
  try {
    return new URL(`http://site${decodeURI(path)}`).pathname.replace(/(.)\/+$/, '$1')
  } catch {
    return undefined
  }
}

/** An old address of this site, as it is stored; undefined for what is none or can never be one. */
export function oldAddress(text: string): string | undefined {
  const path = text.trim()
  if (!/^\/[^/]/.test(path) || /[?#]/.test(path) || HIDDEN.test(path) || path.length > LONGEST)
    return undefined
  const canonical = canonicalPath(path)
  return canonical === undefined || canonical === '/' || OWN.test(canonical) ? undefined : canonical
}

/**
 * Where a redirect may lead, as it is sent: a path of this site, or a whole https address; undefined for anything else,
 * such as a script. Other sites are never reached by http: somebody on the line could answer in their place.
 */
export function newAddress(text: string, siteUrl: string): string | undefined {
  const address = text.trim()
  if (HIDDEN.test(address) || address.length > LONGEST || !/^(?:\/(?!\/)|https?:\/\/[^/])/i.test(address))
    return undefined
  try {
    const url = new URL(address, siteUrl)
    if (url.origin !== new URL(siteUrl).origin) return url.protocol === 'https:' ? url.href : undefined
    // `/.//evil.example` has a path that a browser takes for another host.
    return url.pathname.startsWith('//') ? undefined : `${url.pathname}${url.search}${url.hash}`
  } catch {
    return undefined
  }
}

/** The path of this site that an address leads to; undefined when it leads elsewhere. */
export const ownPath = (address: string): string | undefined =>
  address.startsWith('/') ? canonicalPath(address.replace(/[?#].*$/, '')) : undefined
