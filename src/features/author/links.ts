import type { NavItem, SiteLinks } from '@/content/navigation'

const TEAM = '/team'
const isOther = ({ href }: NavItem) => href !== TEAM

/** Hides links to an empty team page, and adds a footer link to one with people. */
export function linksWithTeam({ menu, footer }: SiteLinks, hasTeam: boolean): SiteLinks {
  if (!hasTeam)
    return {
      menu: menu.filter(isOther),
      footer: footer.map((column) => ({ ...column, items: column.items.filter(isOther) })),
    }
  const linked = [menu, ...footer.map(({ items }) => items)].flat().some((item) => !isOther(item))
  if (linked) return { menu, footer }
  const last = footer.length - 1
  return {
    menu,
    footer: footer.map((column, at) =>
      at === last ? { ...column, items: [{ label: 'Team', href: TEAM }, ...column.items] } : column,
    ),
  }
}
