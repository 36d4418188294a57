import { type HtmlElement, type HtmlNode, isElement } from '../html-element'
import { element, type Inside } from './inline'
import { noMarks } from './source-style'

const isCell = ({ tag }: HtmlElement) => tag === 'td' || tag === 'th'
const inner = ({ children }: HtmlElement) => children.filter(isElement)

/** The table's rows without those of nested tables. */
const rowsOf = (node: HtmlElement): HtmlElement[] =>
  inner(node).flatMap((child) =>
    child.tag === 'tr' ? [child] : isCell(child) || child.tag === 'table' ? [] : rowsOf(child),
  )

const holdsTable = (node: HtmlElement): boolean =>
  inner(node).some((child) => child.tag === 'table' || holdsTable(child))

/** Returns true for a layout table, as in mails. Its cells are then read one after the other. */
export function isLayout(node: HtmlElement): boolean {
  if (/^(presentation|none)$/.test(node.attributes.role ?? '')) return true
  const rows = rowsOf(node)
  const widest = Math.max(0, ...rows.map((row) => inner(row).filter(isCell).length))
  return widest <= 1 || rows.some(holdsTable)
}

/** The maximum span of a cell. Larger numbers could never end. */
const MAX_ROWS = 60
const span = (value: string | undefined) => Math.min(MAX_ROWS, Math.max(1, Math.trunc(Number(value)) || 1))

export function table(
  node: HtmlElement,
  inside: Inside,
  lines: (nodes: readonly HtmlNode[], inside: Inside) => HtmlNode[],
): HtmlElement[] {
  const grid: HtmlElement[][] = []
  let merged = false
  rowsOf(node).forEach((row, at) => {
    const cells = grid[at] ?? []
    grid[at] = cells
    let column = 0
    for (const cell of inner(row).filter(isCell)) {
      while (cells[column]) column++
      const tag = cell.tag
      const marks = tag === 'th' ? noMarks : inside.marks
      const [width, height] = [span(cell.attributes.colspan), span(cell.attributes.rowspan)]
      merged ||= width > 1 || height > 1
      for (let down = 0; down < height; down++) {
        const line = grid[at + down] ?? []
        grid[at + down] = line
        for (let right = 0; right < width; right++) line[column + right] = element(tag, [])
      }
      cells[column] = element(tag, lines(cell.children, { ...inside, marks }))
      column += width
    }
  })
  if (merged) inside.notes.add('cells')
  const filled = grid.slice(0, rowsOf(node).length)
  const rows = filled.map((cells) =>
    element(
      'tr',
      Array.from(cells, (cell) => cell ?? element('td', [])),
    ),
  )
  return rows.length > 0 ? [element('table', rows)] : []
}
