import type { FaqEntry } from './groups'

/**
 * The questions to show as shortcuts: those that are `wanted` as far as they are published, filled up
 * with others, so that no shortcut leads nowhere.
 */
export function quickQuestions(entries: readonly FaqEntry[], wanted: readonly string[]): FaqEntry[] {
  const chosen = wanted.flatMap((question) => entries.find((entry) => entry.question === question) ?? [])
  const others = entries.filter((entry) => !chosen.includes(entry))
  return [...chosen, ...others].slice(0, wanted.length)
}
