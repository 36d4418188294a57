import { isSafeHref } from '../safe-href'

/** Redirecting addresses with the parameter that contains the real one. */
const wrappers: readonly [RegExp, string][] = [
  [/^https:\/\/www\.google\.[a-z.]+\/url\?/i, 'q'],
  [/^https:\/\/www\.google\.[a-z.]+\/url\?/i, 'url'],
  [/^https:\/\/[\w.-]+\.safelinks\.protection\.outlook\.com\//i, 'url'],
]

/** A pasted link's address. Undefined for scripts, files and fragments of the other document. */
export function linkAddress(given: string): string | undefined {
  const href = given.trim()
  for (const [start, part] of wrappers) {
    const inner = start.test(href) && URL.canParse(href) ? new URL(href).searchParams.get(part) : null
    if (inner && isSafeHref(inner)) return inner
  }
  return isSafeHref(href) && !href.startsWith('#') && !href.startsWith('?') ? href : undefined
}
