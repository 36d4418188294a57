import { isUuid } from '@/lib/validation/uuid'

const HEADING = /^h[1-6]$/
/** Far more than the editor or posted HTML make; a page of brackets would end the stack. */
const DEEPEST = 120

type Values = Record<string, unknown>

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A picture by its id, or as it was read with the document. */
const isPicture = (value: unknown) => isUuid(isObject(value) ? value.id : value)

const isBranch = ({ children }: Values) => Array.isArray(children)
const hasFields = ({ fields }: Values) => isObject(fields)

/** The node types of the articles' editor, and what each must have to be drawn. */
const shapes: Record<string, (node: Values) => boolean> = {
  text: ({ text }) => typeof text === 'string',
  linebreak: () => true,
  tab: () => true,
  paragraph: isBranch,
  heading: (node) => isBranch(node) && HEADING.test(String(node.tag)),
  quote: isBranch,
  list: isBranch,
  listitem: isBranch,
  table: isBranch,
  tablerow: isBranch,
  tablecell: isBranch,
  link: (node) => isBranch(node) && hasFields(node),
  autolink: (node) => isBranch(node) && hasFields(node),
  block: hasFields,
  upload: ({ relationTo, value, fields }) =>
    relationTo === 'media' &&
    isPicture(value) &&
    (fields === undefined || fields === null || isObject(fields)),
}

function isNode(node: unknown, depth: number): boolean {
  if (!isObject(node) || depth > DEEPEST) return false
  const type = String(node.type)
  const shape = Object.hasOwn(shapes, type) ? shapes[type] : undefined
  if (!shape?.(node)) return false
  return !Array.isArray(node.children) || node.children.every((child) => isNode(child, depth + 1))
}

/** Whether a value is a document of the articles' editor, so that reading it cannot fail. */
export const isArticleContent = (content: unknown): boolean =>
  isObject(content) &&
  isObject(content.root) &&
  Array.isArray(content.root.children) &&
  content.root.children.every((node) => isNode(node, 1))

/** The same document with pictures that were read with it as their ids, as they are stored. */
export function withPictureIds<Content>(content: Content): Content {
  const idOf = (value: unknown) => (isObject(value) ? value.id : value)
  return JSON.parse(
    JSON.stringify(content, (_, node: unknown) =>
      isObject(node) && node.type === 'upload' ? { ...node, value: idOf(node.value) } : node,
    ),
  ) as Content
}
