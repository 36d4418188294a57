/** Takes an answer of our own endpoint as what its contract says; undefined when it is no object. */
export const bodyOf = <Body extends object>(body: unknown): Body | undefined =>
  typeof body === 'object' && body !== null ? (body as Body) : undefined
