import closings from './closings.json'
import type { Figures } from './figures'
import type { ClosingCopy } from './page-meta'
import { fillPlaceholders } from './placeholders'

/** The end of an idea's or an article's page. */
export function closingOf(kind: keyof typeof closings, figures: Figures, about = ''): ClosingCopy {
  const { title, description, primaryLabel, secondaryLabel } = fillPlaceholders(closings[kind], figures)
  return {
    title: title.replace('{title}', () => about),
    description,
    primary: { label: primaryLabel, href: '/book-call' },
    secondary: { label: secondaryLabel, href: '/contact' },
  }
}
