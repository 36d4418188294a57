/**
 * An address as it is stored: what browsers and the server would open, without spaces and line breaks, the host in lower case
 * and ASCII. Paths of this site, and text that is no address, are only trimmed.
 */
export function storedAddress(typed: string): string {
  const text = typed.trim()
  return /^[a-z][a-z0-9+.-]*:/i.test(text) ? (URL.parse(text)?.href ?? text) : text
}
