import { slugify } from '@/features/slug/slug'
import { escapeHtml } from '@/lib/html/escape'
import { textOfCleanHtml } from './clean-html'

export interface Heading {
  id: string
  text: string
  level: number
}

function withHeadingIds(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const used = new Set<string>()
  const marked = html.replace(/<h([2-6])>(.*?)<\/h\1>/gs, (_, level: string, inside: string) => {
    const text = textOfCleanHtml(inside.replace(/<sup>.*?<\/sup>/gs, ''))
      .replace(/\s+/g, ' ')
      .trim()
    const base = slugify(text) || 'section'
    let id = base
    for (let number = 2; used.has(id); number++) id = `${base}-${number}`
    used.add(id)
    headings.push({ id, text, level: Number(level) })
    return `<h${level} id="${id}">${inside}</h${level}>`
  })
  return { html: marked, headings }
}

/** Makes tables and code focusable, because they scroll on phones. */
const withFocusableBlocks = (html: string): string =>
  html.replaceAll('<table>', '<table tabindex="0">').replaceAll('<pre>', '<pre tabindex="0">')

const MANY_COLUMNS = 4
const LONG_CELL = 60

/** Names the column at each cell of a table with many columns of long text: phones show its rows as blocks. */
const withColumnNames = (html: string): string =>
  html.replace(/<table>(<thead>.*?<\/thead>)(.*?)<\/table>/gs, (table, head: string, body: string) => {
    const columns = [...head.matchAll(/<th>(.*?)<\/th>/gs)].map(([, name = '']) => textOfCleanHtml(name))
    const cells = [...body.matchAll(/<td>(.*?)<\/td>/gs)].map(([, text = '']) => textOfCleanHtml(text))
    if (columns.length < MANY_COLUMNS || cells.every((text) => text.length < LONG_CELL)) return table
    const named = body.replace(/<tr>.*?<\/tr>/gs, (row) => {
      const names = columns.values()
      return row.replace(/<t[dh]>/g, (cell) => {
        const name = escapeHtml(names.next().value ?? '')
        return cell === '<td>' ? `<td data-column="${name}">` : cell
      })
    })
    return `<table>${head}${named}</table>`
  })

/** Sanitised HTML for pages, and its headings. Small enough for the live preview in the browser. */
export const pageHtml = (cleanHtml: string) => withHeadingIds(withFocusableBlocks(withColumnNames(cleanHtml)))
