import type { Span } from './rules.ts'

/** More busy times are not stored for one calendar. */
const MOST_SPANS = 20_000
const MINUTE_MS = 60_000

function joined(spans: readonly Span[], gap: number): Span[] {
  const found: Span[] = []
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const last = found.at(-1)
    if (last && start <= last.end + gap) last.end = Math.max(last.end, end)
    else found.push({ start, end })
  }
  return found
}

/**
 * Collects spans in a range, and joins those that touch while they come in. With too many, those with short gaps between them
 * are joined too: `isCut`.
 */
export function spanCollector({ start: from, end: until }: Span) {
  let spans: Span[] = []
  let gap = 0
  const compact = () => {
    spans = joined(spans, gap)
    while (spans.length > MOST_SPANS) {
      gap = Math.max(MINUTE_MS, gap * 2)
      spans = joined(spans, gap)
    }
  }
  return {
    add(span: Span) {
      const start = Math.max(span.start, from)
      const end = Math.min(span.end, until)
      if (start >= end) return
      const last = spans.at(-1)
      if (last && start >= last.start && start <= last.end + gap) last.end = Math.max(last.end, end)
      else if (spans.push({ start, end }) > 2 * MOST_SPANS) compact()
    },
    result() {
      compact()
      return { spans, isCut: gap > 0 }
    },
  }
}
