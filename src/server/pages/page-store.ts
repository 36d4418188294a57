/** A finished page: its body in each encoding, and the headers that belong to it. */
export interface Page {
  /** Alternating names and values, the form that Node writes fastest. */
  headers: string[]
  etag: string
  bodies: Map<string, Buffer>
  expiresAt: number
}

export interface PageLimits {
  maxPages: number
  maxBytes: number
}

const bytesOf = ({ bodies }: Page): number =>
  [...bodies.values()].reduce((sum, { length }) => sum + length, 0)

/** Finished pages by path, limited in number and bytes. The oldest is dropped first. */
export function pageStore({ maxPages, maxBytes }: PageLimits) {
  const pages = new Map<string, Page>()
  let bytes = 0

  function forget(path: string): void {
    const page = pages.get(path)
    if (!page) return
    pages.delete(path)
    bytes -= bytesOf(page)
  }

  return {
    get: (path: string): Page | undefined => pages.get(path),
    keep(path: string, page: Page): void {
      forget(path)
      pages.set(path, page)
      bytes += bytesOf(page)
      for (const oldest of pages.keys()) {
        if (pages.size <= maxPages && bytes <= maxBytes) break
        forget(oldest)
      }
    },
    clear(): void {
      pages.clear()
      bytes = 0
    },
  }
}
