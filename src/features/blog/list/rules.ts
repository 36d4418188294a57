/** One featured and six recent articles (specification, section 9). */
export const POSTS_PER_PAGE = 7

export function pageNumber(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) && text !== '1' ? Number(text) : null
}

export const pagePath = (base: string, page: number): string => (page === 1 ? base : `${base}/page/${page}`)

export type PageStep = number | 'gap'

/** Links to both ends, the current page and its neighbors. A gap hides at least two pages. */
export function pageSteps(current: number, total: number): PageStep[] {
  const wanted = new Set(
    [1, total, current - 1, current, current + 1].filter((page) => page >= 1 && page <= total),
  )
  const steps: PageStep[] = []
  let last = 0
  for (const page of [...wanted].sort((a, b) => a - b)) {
    if (page - last === 2) steps.push(last + 1)
    else if (page - last > 2) steps.push('gap')
    steps.push(page)
    last = page
  }
  return steps
}
