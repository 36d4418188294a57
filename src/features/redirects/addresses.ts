const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u
const MAX_LENGTH = 2000
/** Paths of the server itself, which need no redirect. */
const OWN = /^\/(?:api|admin|super-admin|_next|og|preview)(?:\/|$)/

export function canonicalPath(path: string): string | undefined {
  try {
    return new URL(`http://site${decodeURI(path)}`).pathname.replace(/(.)\/+$/, '$1')
  } catch {
    return undefined
  }
}

/** An old path of this site. Undefined if it is invalid or cannot be redirected. */
export function oldAddress(text: string): string | undefined {
  const path = text.trim()
  if (!/^\/[^/]/.test(path) || /[?#]/.test(path) || HIDDEN.test(path) || path.length > MAX_LENGTH)
    return undefined
  const canonical = canonicalPath(path)
  return canonical === undefined || canonical === '/' || OWN.test(canonical) ? undefined : canonical
}

export function newAddress(text: string, siteUrl: string): string | undefined {
  const address = text.trim()
  if (HIDDEN.test(address) || address.length > MAX_LENGTH || !/^(?:\/(?!\/)|https?:\/\/[^/])/i.test(address))
    return undefined
  try {
    const url = new URL(address, siteUrl)
    if (url.origin !== new URL(siteUrl).origin) return url.protocol === 'https:' ? url.href : undefined
    // Browsers take the path of `/.//evil.example` for another host.
    return url.pathname.startsWith('//') ? undefined : `${url.pathname}${url.search}${url.hash}`
  } catch {
    return undefined
  }
}

/** The path of this site in an address. Undefined for other sites. */
export const ownPath = (address: string): string | undefined =>
  address.startsWith('/') ? canonicalPath(address.replace(/[?#].*$/, '')) : undefined
