import type { FaqEntry } from './groups'

export function quickQuestions(entries: readonly FaqEntry[], wanted: readonly string[]): FaqEntry[] {
  const chosen = wanted.flatMap((question) => entries.find((entry) => entry.question === question) ?? [])
  const others = entries.filter((entry) => !chosen.includes(entry))
  return [...chosen, ...others].slice(0, wanted.length)
}
