const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const SAFE_SCHEME = /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:\+?\d)/i
/** Browsers skip some of these inside a scheme: "java\tscript:" runs. */
const SKIPPED = /[\p{Cc}\p{Cf}\p{Z}\\]/u
const MAX_LENGTH = 2000

/** Returns true for http, https, mailto and tel links, and for paths of this site. */
export function isSafeHref(href: string): boolean {
  if (href === '' || href.length > MAX_LENGTH || SKIPPED.test(href)) return false
  if (SCHEME.test(href)) return SAFE_SCHEME.test(href)
  // Without a scheme: a path or fragment. Two slashes would lead to another site.
  return /^(?:\/(?!\/)|#|\?)/.test(href)
}
