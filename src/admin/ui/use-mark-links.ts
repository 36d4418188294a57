'use client'

import { useRouter } from 'next/navigation'
import type { ChartData } from './chart-data'

/**
 * What makes the marks of a series lead to the rows behind them, for the pointer: the drawing is one picture, whose
 * figures are links in the table next to it.
 */
export function useMarkLinks(rows: ChartData['rows']) {
  const router = useRouter()
  return (key: string) => {
    if (!rows.some(({ hrefs }) => hrefs?.[key])) return {}
    return {
      cursor: 'pointer',
      onClick: (_: unknown, index: number) => {
        const href = rows[index]?.hrefs?.[key]
        if (href) router.push(href)
      },
    }
  }
}
