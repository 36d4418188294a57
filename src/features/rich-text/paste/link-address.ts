import { isSafeHref } from '../safe-href'

/** Addresses that other programs put in front of the real one, with the name of the part that holds it. */
const wrappers: readonly [RegExp, string][] = [
  [/^https:\/\/www\.google\.[a-z.]+\/url\?/i, 'q'],
  [/^https:\/\/www\.google\.[a-z.]+\/url\?/i, 'url'],
  [/^https:\/\/[\w.-]+\.safelinks\.protection\.outlook\.com\//i, 'url'],
]

/** Where a pasted link leads; undefined when it leads nowhere from here: a script, a file, a place in the other document. */
export function linkAddress(given: string): string | undefined {
  const href = given.trim()
  for (const [start, part] of wrappers) {
    const inner = start.test(href) && URL.canParse(href) ? new URL(href).searchParams.get(part) : null
    if (inner && isSafeHref(inner)) return inner
  }
  return isSafeHref(href) && !href.startsWith('#') && !href.startsWith('?') ? href : undefined
}
