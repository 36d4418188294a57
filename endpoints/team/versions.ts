/** The version to send back as If-Match. */
export const etag = ({ updatedAt }: { updatedAt: string }): HeadersInit => ({
  etag: `"${updatedAt}"`,
  'cache-control': 'private, no-store',
})

/** Pages are counted: what comes in while they are read can move a row to the next one. */
export const nextCursor = ({ page, pages }: { page: number; pages: number }): string | null =>
  page < pages ? String(page + 1) : null
