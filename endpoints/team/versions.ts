/** The version to send back as If-Match. */
export const etag = ({ updatedAt }: { updatedAt: string }): HeadersInit => ({
  etag: `"${updatedAt}"`,
  'cache-control': 'private, no-store',
})
