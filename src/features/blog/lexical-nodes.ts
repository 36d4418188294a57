/** The editor's document as stored: the node types that articles consist of. */
export interface LexicalNode {
  type: string
  version: number
  children?: LexicalNode[]
  text?: string
  /** Bits of a text (`textFormat`); elsewhere an alignment, which is not used. */
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

export const textFormat = { bold: 1, italic: 2, underline: 8, code: 16 } as const

const element = (type: string, children: LexicalNode[], more: Record<string, unknown> = {}): LexicalNode => ({
  type,
  version: 1,
  format: '',
  indent: 0,
  direction: null,
  children,
  ...more,
})

export const text = (content: string, format: number): LexicalNode => ({
  type: 'text',
  version: 1,
  text: content,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
})
export const lineBreak = (): LexicalNode => ({ type: 'linebreak', version: 1 })
export const paragraph = (children: LexicalNode[]) =>
  element('paragraph', children, { textFormat: 0, textStyle: '' })
export const heading = (tag: string, children: LexicalNode[]) => element('heading', children, { tag })
export const quote = (children: LexicalNode[]) => element('quote', children)
export const list = (tag: 'ul' | 'ol', children: LexicalNode[]) =>
  element('list', children, { tag, listType: tag === 'ol' ? 'number' : 'bullet', start: 1 })
export const listItem = (children: LexicalNode[], value: number) => element('listitem', children, { value })
export const table = (rows: LexicalNode[]) => element('table', rows)
export const tableRow = (cells: LexicalNode[]) => element('tablerow', cells)
export const tableCell = (children: LexicalNode[], isHeader: boolean) =>
  element('tablecell', children, {
    headerState: isHeader ? 1 : 0,
    colSpan: 1,
    rowSpan: 1,
    backgroundColor: null,
  })
export const link = (
  children: LexicalNode[],
  fields: { url: string; newTab: boolean; rel: string[] },
  id: string,
) => element('link', children, { version: 3, id, fields: { linkType: 'custom', ...fields } })
export const codeBlockNode = (code: string, id: string): LexicalNode => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id, blockType: 'code', blockName: '', code },
})

export const lexicalDocument = (children: LexicalNode[]): LexicalDocument => ({
  root: { type: 'root', version: 1, format: '', indent: 0, direction: null, children },
})
