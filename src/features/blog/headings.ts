import { slugify } from '@/features/slug/slug'
import { textOfCleanHtml } from './clean-html'

export interface Heading {
  id: string
  text: string
  level: number
}

/** Gives every heading of an article's HTML an id, and lists them for a table of contents. */
export function withHeadingIds(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const used = new Set<string>()
  const marked = html.replace(/<h([2-6])>(.*?)<\/h\1>/gs, (_, level: string, inside: string) => {
    const text = textOfCleanHtml(inside).replace(/\s+/g, ' ').trim()
    const base = slugify(text, 'section')
    let id = base
    for (let number = 2; used.has(id); number++) id = `${base}-${number}`
    used.add(id)
    headings.push({ id, text, level: Number(level) })
    return `<h${level} id="${id}">${inside}</h${level}>`
  })
  return { html: marked, headings }
}

/** The same HTML with full addresses, for places outside of the site such as the feed. */
export function withFullAddresses(html: string, origin: string): string {
  return html
    .replace(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`)
    .replace(
      / srcset="([^"]*)"/g,
      (_, sources: string) => ` srcset="${sources.replace(/(^|, )\//g, `$1${origin}/`)}"`,
    )
}
