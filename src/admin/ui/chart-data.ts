interface ChartRow {
  label: string
  values: Readonly<Record<string, number | null>>
  /** Links to the rows behind the figures, by the keys of their series, if there is such a list. */
  hrefs?: Readonly<Record<string, string>> | undefined
}

export interface ChartData {
  /** 'rows' are horizontal, with room for long names, and have one series. */
  kind: 'bars' | 'stacked' | 'lines' | 'rows'
  series: readonly { key: string; label: string }[]
  rows: readonly ChartRow[]
}

/** Distinguishes five series by color and by pattern. */
const inks = [
  { color: 'var(--color-action)', pattern: 'solid', dash: undefined },
  { color: 'var(--color-signal)', pattern: 'stripes', dash: '7 4' },
  { color: 'var(--color-blue)', pattern: 'dots', dash: '2 3' },
  { color: 'var(--color-ochre-text)', pattern: 'grid', dash: '10 3 2 3' },
  { color: 'var(--color-soft)', pattern: 'stripes', dash: '1 4' },
] as const

export const inkOf = (index: number) => inks[index % inks.length] ?? inks[0]
