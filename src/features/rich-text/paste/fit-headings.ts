import type { HtmlElement } from '../html-element'

const levelOf = ({ tag }: HtmlElement): number => (/^h[1-6]$/.test(tag) ? Number(tag[1]) : 0)

/** Adjusts heading levels for the page's h1. A single h1 becomes an h2. With several, all move down. */
export function fitHeadings(nodes: readonly HtmlElement[]): HtmlElement[] {
  const levels = nodes.map(levelOf).filter(Boolean)
  const tops = levels.filter((level) => level === 1).length
  const isTitle = tops === 1 && levels[0] === 1
  const down = tops > 0 && !isTitle ? 1 : 0
  return nodes.map((node) => {
    const level = levelOf(node)
    return level === 0 ? node : { ...node, tag: `h${Math.min(6, Math.max(2, level + down))}` }
  })
}
