/** An error and its causes: libraries wrap each other's errors. */
export function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let next = error; next instanceof Error && causes.length < 6; next = next.cause) causes.push(next)
  return causes
}

/** The codes of an error and its causes, as Node, PostgreSQL and we ourselves set them. */
export const codesOf = (error: unknown): string[] =>
  causesOf(error).flatMap((cause) => ('code' in cause && typeof cause.code === 'string' ? [cause.code] : []))
