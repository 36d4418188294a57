'use client'

import { useRouter } from 'next/navigation'
import type { ChartData } from './chart-data'

/**
 * Makes the marks of a series link to their rows, for the pointer only: the drawing is one picture, and the table next to it
 * has the links.
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
