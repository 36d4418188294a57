import type { EXPERIMENTAL_TableFeature } from '@payloadcms/richtext-lexical'
import { elementNode, hasChildren, type LexicalNode } from '../document'
import { type HtmlElement, isElement, rowsOf } from '../html-element'
import type { HtmlReader, HtmlWriter, NodePart, NodeType } from '../node-type'
import { paragraphNode } from './paragraph'

const cellNode = (words: LexicalNode[], isHeader: boolean) =>
  elementNode('tablecell', [paragraphNode(words)], {
    headerState: isHeader ? 1 : 0,
    colSpan: 1,
    rowSpan: 1,
    backgroundColor: null,
  })

function read(element: HtmlElement, { line }: HtmlReader): LexicalNode[] {
  const rows = rowsOf(element).map((row) =>
    row.children
      .filter(isElement)
      .filter(({ tag }) => tag === 'td' || tag === 'th')
      .map(({ tag, children }) => cellNode(line(children), tag === 'th')),
  )
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  if (width === 0) return []
  // The editor fails on rows of different lengths.
  for (const cells of rows) while (cells.length < width) cells.push(cellNode([], false))
  return [
    elementNode(
      'table',
      rows.map((cells) => elementNode('tablerow', cells)),
    ),
  ]
}

function drawCell({ headerState, children = [] }: LexicalNode, { inner }: HtmlWriter): string {
  const tag = headerState ? 'th' : 'td'
  const lines = children.map((part) => inner(part.type === 'paragraph' ? (part.children ?? []) : [part]))
  return `<${tag}>${lines.join('<br>')}</${tag}>`
}

const isHead = ({ children = [] }: LexicalNode) =>
  children.every(({ headerState = 0 }) => (headerState & 1) === 1)

function toHtml({ children: rows = [] }: LexicalNode, writer: HtmlWriter): string {
  const drawRow = ({ children = [] }: LexicalNode) =>
    `<tr>${children.map((cell) => drawCell(cell, writer)).join('')}</tr>`
  const [first, ...others] = rows
  const head = first && isHead(first) && others.length > 0 ? first : undefined
  const body = head ? others : rows
  return `<table>${head ? `<thead>${drawRow(head)}</thead>` : ''}<tbody>${body.map(drawRow).join('')}</tbody></table>`
}

type TableFeature = ReturnType<typeof EXPERIMENTAL_TableFeature>

/** The window for a new table offers five rows and columns. */
function beginningSmall(given: TableFeature): TableFeature {
  const { feature } = given
  if (typeof feature !== 'function') return given
  return {
    ...given,
    async feature(options) {
      const made = await feature(options)
      const map = made.generateSchemaMap
      if (typeof map !== 'function') return made
      return {
        ...made,
        generateSchemaMap: (args) => {
          const schemas = map(args)
          for (const schema of schemas?.values() ?? [])
            for (const field of 'fields' in schema ? schema.fields : [])
              if (field.type === 'number') field.defaultValue = 3
          return schemas
        },
      }
    },
  }
}

const lines = (_: LexicalNode, inner: string) => `${inner}\n`

export const table: NodeType = {
  type: 'table',
  editor: { features: ({ EXPERIMENTAL_TableFeature }) => [beginningSmall(EXPERIMENTAL_TableFeature())] },
  hasShape: hasChildren,
  toHtml,
  fromHtml: { as: 'block', tags: ['table'], read },
  text: lines,
}

export const tableRow: NodePart = { type: 'tablerow', partOf: 'table', hasShape: hasChildren, text: lines }
export const tableCell: NodePart = { type: 'tablecell', partOf: 'table', hasShape: hasChildren, text: lines }
