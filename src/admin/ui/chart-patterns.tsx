export interface ChartRow {
  label: string
  values: Readonly<Record<string, number | null>>
  hrefs?: Readonly<Record<string, string>> | undefined
  /** Drawn in brackets after the figure, by 'rows' only. */
  change?: string | undefined
}

export interface ChartData {
  /** 'rows' are horizontal, with room for long names, and have one series. */
  kind: 'bars' | 'stacked' | 'lines' | 'rows'
  series: readonly { key: string; label: string }[]
  rows: readonly ChartRow[]
}

const inks = [
  { color: 'var(--color-action)', pattern: 'solid', dash: undefined },
  { color: 'var(--color-signal)', pattern: 'stripes', dash: '7 4' },
  { color: 'var(--color-blue)', pattern: 'dots', dash: '2 3' },
  { color: 'var(--color-ochre-text)', pattern: 'grid', dash: '10 3 2 3' },
  { color: 'var(--color-soft)', pattern: 'stripes', dash: '1 4' },
] as const

export const inkOf = (index: number) => inks[index % inks.length] ?? inks[0]

const size = { width: 6, height: 6, patternUnits: 'userSpaceOnUse' } as const

function lines(pattern: string) {
  if (pattern === 'stripes')
    return <path d="M-1 1 1-1M0 6 6 0M5 7 7 5" stroke="var(--color-surface)" strokeWidth="1.8" />
  if (pattern === 'dots') return <circle cx="3" cy="3" r="1.4" fill="var(--color-surface)" />
  if (pattern === 'grid') return <path d="M0 0h6M0 0v6" stroke="var(--color-surface)" strokeWidth="2" />
  return null
}

export function ChartPatterns({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, index) => {
        const { color, pattern } = inkOf(index)
        return (
          <pattern key={`${id}-${color}`} id={`${id}-${index}`} {...size}>
            <rect width="6" height="6" fill={color} />
            {lines(pattern)}
          </pattern>
        )
      })}
    </defs>
  )
}
