import type { CaseStudyResult } from '../view'

/** Results, each with its source. */
export function ResultsList({ results }: { results: readonly CaseStudyResult[] }) {
  return (
    <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
      {results.map(({ figure, text, source }) => (
        <li
          key={`${figure} ${text}`}
          className="grid content-start gap-2 border-ink border-t pt-5 wrap-anywhere"
        >
          {figure ? <p className="font-display text-4xl tracking-[-0.02em]">{figure}</p> : null}
          <p className="text-lg">{text}</p>
          <p className="text-faint text-sm">Source: {source}</p>
        </li>
      ))}
    </ul>
  )
}
