import { unknownPlaceholders } from './placeholders'

const CODE_FORMAT = 16
/** Deeper than any article. A request could nest without end. */
const MAX_DEPTH = 60

function isCode(node: object): boolean {
  if ('type' in node && node.type === 'block') return true
  return 'type' in node && node.type === 'text' && 'format' in node && (Number(node.format) & CODE_FORMAT) > 0
}

export function unknownPlaceholdersIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return unknownPlaceholders(value)
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH || isCode(value)) return []
  return [...new Set(Object.values(value).flatMap((inner) => unknownPlaceholdersIn(inner, depth + 1)))]
}
