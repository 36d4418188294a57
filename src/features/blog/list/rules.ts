/** One featured article and six recent ones (section 9 of the specification); further pages hold as many. */
export const POSTS_PER_PAGE = 7

/** The page number in an address: 2 or more without leading zeros, else null (page 1 has an address of its own). */
export function pageNumber(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) && text !== '1' ? Number(text) : null
}

/** The address of a page of a list that starts at `base`, such as '/blog'. */
export const pagePath = (base: string, page: number): string => (page === 1 ? base : `${base}/page/${page}`)

/** A page number, or a gap of pages that are left out. */
export type PageStep = number | 'gap'

/** Which pages to link to: the ends, the current one and its neighbours. A gap stands for two pages or more. */
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
