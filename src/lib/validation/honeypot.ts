/** People never see the field `website`; whoever fills it in is a robot. */
export function isRobot(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('website' in body)) return false
  return typeof body.website === 'string' && body.website.trim() !== ''
}
