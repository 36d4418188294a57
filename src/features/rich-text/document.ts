export interface LexicalNode {
  type: string
  version: number
  children?: LexicalNode[]
  text?: string
  format?: number | string
  tag?: string
  listType?: string
  headerState?: number
  fields?: Record<string, unknown>
  value?: unknown
  [key: string]: unknown
}

export interface LexicalDocument {
  root: {
    type: string
    children: LexicalNode[]
    direction: 'ltr' | 'rtl' | null
    format: '' | 'left' | 'start' | 'center' | 'right' | 'end' | 'justify'
    indent: number
    version: number
  }
  [key: string]: unknown
}

export interface Content {
  root: { children: unknown[] }
}

/** A possible node of a request, not checked yet. */
export type Values = Record<string, unknown>

export const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const hasChildren = ({ children }: Values): boolean => Array.isArray(children)
export const hasFields = ({ fields }: Values): boolean => isObject(fields)

export const elementNode = (
  type: string,
  children: LexicalNode[],
  more: Record<string, unknown> = {},
): LexicalNode => ({ type, version: 1, format: '', indent: 0, direction: null, children, ...more })

export const lexicalDocument = (children: LexicalNode[]): LexicalDocument => ({
  root: { type: 'root', version: 1, format: '', indent: 0, direction: null, children },
})
