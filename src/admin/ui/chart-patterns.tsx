import { inkOf } from './chart-data'

const size = { width: 6, height: 6, patternUnits: 'userSpaceOnUse' } as const

function lines(pattern: string) {
  if (pattern === 'stripes')
    return <path d="M-1 1 1-1M0 6 6 0M5 7 7 5" stroke="var(--color-surface)" strokeWidth="1.8" />
  if (pattern === 'dots') return <circle cx="3" cy="3" r="1.4" fill="var(--color-surface)" />
  if (pattern === 'grid') return <path d="M0 0h6M0 0v6" stroke="var(--color-surface)" strokeWidth="2" />
  return null
}

/** The fills of a drawing: each series has its own pattern. `id` separates two drawings. */
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
