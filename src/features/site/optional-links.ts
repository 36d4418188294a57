import type { NavItem, SiteLinks } from '@/content/navigation'

/** Pages that exist only while they have something to show. Their link is in the footer's column with `nextTo`, or the last. */
const optionalPages = {
  '/case-studies': { label: 'Case studies', nextTo: '/blog' },
  '/team': { label: 'Team', nextTo: '/contact' },
} as const
type OptionalPage = keyof typeof optionalPages

const withoutLink = ({ menu, footer }: SiteLinks, href: string): SiteLinks => {
  const isOther = (item: NavItem) => item.href !== href
  return {
    menu: menu.filter(isOther),
    footer: footer.map((column) => ({ ...column, items: column.items.filter(isOther) })),
  }
}

function withLink({ menu, footer }: SiteLinks, href: OptionalPage): SiteLinks {
  const leadsTo = (wanted: string) => (item: NavItem) => item.href === wanted
  const isLinked = [menu, ...footer.map(({ items }) => items)].flat().some(leadsTo(href))
  if (isLinked) return { menu, footer }
  const { label, nextTo } = optionalPages[href]
  const found = footer.findIndex(({ items }) => items.some(leadsTo(nextTo)))
  const place = found < 0 ? footer.length - 1 : found
  return {
    menu,
    footer: footer.map((column, at) =>
      at === place ? { ...column, items: [{ label, href }, ...column.items] } : column,
    ),
  }
}

/** Hides links to pages without content. A page with content gets a footer link, unless an editor linked it. */
export const withOptionalLinks = (links: SiteLinks, exists: Readonly<Record<OptionalPage, boolean>>) =>
  (Object.keys(optionalPages) as OptionalPage[]).reduce(
    (set, href) => (exists[href] ? withLink(set, href) : withoutLink(set, href)),
    links,
  )
