/** A wrong field in one of Payload's validation errors. */
export interface FieldProblem {
  message: string
  path: string
  /** Of the field, after those of its tabs and groups. */
  label?: unknown
}

/** Checks the shape, because the bundle has two copies of Payload's classes. */
export const isFieldProblem = (value: unknown): value is FieldProblem =>
  typeof value === 'object' && value !== null && 'message' in value && 'path' in value

/** The message with the name of the field, which Payload's own messages leave out. */
export function namedMessage({ message, label }: FieldProblem): string {
  const name = typeof label === 'string' ? label.split(' > ').at(-1) : undefined
  return name && /^This (field|value)/.test(message) ? `${name}: ${message}` : message
}

/** In Payload's message about a text with a wrong block. The messages of the block's fields say more. */
const TECHNICAL = ' node failed to validate'

/** Reports a field once: without problems of its parts, such as the fields of a text's blocks, or with their words in place of technical ones. */
export const wholeProblems = (problems: readonly FieldProblem[]): FieldProblem[] =>
  problems
    .filter(({ path }) => !problems.some((other) => path.startsWith(`${other.path}.`)))
    .map((whole) => {
      const parts = problems.filter(({ path }) => path.startsWith(`${whole.path}.`)).map(namedMessage)
      const isTechnical = whole.message.includes(TECHNICAL) && parts.length > 0
      return isTechnical ? { ...whole, message: [...new Set(parts)].join(' ') } : whole
    })
