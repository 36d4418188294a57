/** A node of the editor's document, as stored. */
export interface LexicalNode {
  type: string
  version: number
  children?: LexicalNode[]
  text?: string
  /** Bits of a text (nodes/text.ts); elsewhere an alignment, which is not used. */
  format?: number | string
  tag?: string
  listType?: string
  headerState?: number
  fields?: Record<string, unknown>
  value?: unknown
  [key: string]: unknown
}

type ElementFormat = '' | 'left' | 'start' | 'center' | 'right' | 'end' | 'justify'

/** As the generated types of the collections have it. */
export interface LexicalDocument {
  root: {
    type: string
    children: LexicalNode[]
    direction: 'ltr' | 'rtl' | null
    format: ElementFormat
    indent: number
    version: number
  }
  [key: string]: unknown
}

/** The editor's document, with any node types. */
export interface Content {
  root: { children: unknown[] }
}

/** A value that may be a node: what a request sent is not checked yet. */
export type Values = Record<string, unknown>

export const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const hasChildren = ({ children }: Values): boolean => Array.isArray(children)
export const hasFields = ({ fields }: Values): boolean => isObject(fields)

/** A node that holds others, with what the editor expects of each. */
export const elementNode = (
  type: string,
  children: LexicalNode[],
  more: Record<string, unknown> = {},
): LexicalNode => ({ type, version: 1, format: '', indent: 0, direction: null, children, ...more })

export const lexicalDocument = (children: LexicalNode[]): LexicalDocument => ({
  root: { type: 'root', version: 1, format: '', indent: 0, direction: null, children },
})
