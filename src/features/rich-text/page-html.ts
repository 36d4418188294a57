import { slugify } from '@/features/slug/slug'
import { textOfCleanHtml } from './clean-html'

export interface Heading {
  id: string
  text: string
  level: number
}

/** Gives every heading of an article's HTML an id, and lists them for a table of contents. */
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

/** Tables and code can be reached by keyboard: on a phone they are wider than the screen and scroll. */
const withFocusableBlocks = (html: string): string =>
  html.replaceAll('<table>', '<table tabindex="0">').replaceAll('<pre>', '<pre tabindex="0">')

/** Sanitised HTML as pages show it, and its headings. Light enough for the browser: the live preview does it there. */
export const pageHtml = (cleanHtml: string): { html: string; headings: Heading[] } =>
  withHeadingIds(withFocusableBlocks(cleanHtml))
