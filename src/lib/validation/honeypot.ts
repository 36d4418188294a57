/** The field `website` is hidden from people; only robots fill it in. */
export function isRobot(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('website' in body)) return false
  return typeof body.website === 'string' && body.website.trim() !== ''
}
