import { slugify } from '@/features/slug/slug'
import { textOfCleanHtml } from './clean-html'

export interface Heading {
  id: string
  text: string
  level: number
}

/** Adds ids to headings and lists them for a table of contents. */
function withHeadingIds(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const used = new Set<string>()
  const marked = html.replace(/<h([2-6])>(.*?)<\/h\1>/gs, (_, level: string, inside: string) => {
    const text = textOfCleanHtml(inside.replace(/<sup>.*?<\/sup>/gs, ''))
      .replace(/\s+/g, ' ')
      .trim()
    const base = slugify(text, 'section')
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

/** Sanitised HTML for pages, and its headings. Small enough for the live preview in the browser. */
export const pageHtml = (cleanHtml: string): { html: string; headings: Heading[] } =>
  withHeadingIds(withFocusableBlocks(cleanHtml))
