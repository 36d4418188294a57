/** Returns an answer of our own endpoint with the type of its contract; undefined if it is not an object. */
export const bodyOf = <Body extends object>(body: unknown): Body | undefined =>
  typeof body === 'object' && body !== null ? (body as Body) : undefined
