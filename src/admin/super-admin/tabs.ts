import { blogs } from './blogs'
import { bookings } from './bookings'
import { brand } from './brand'
import { calendar } from './calendar'
import { hosts } from './hosts'
import { invites } from './invites'
import { monitoring } from './monitoring'
import { overview } from './overview'
import { people } from './people'
import { security } from './security'
import type { Tab } from './tab'
import { users } from './users'

/** The tabs in their order, by the last part of their address. A new one needs two lines: its import and its name here. */
const tabs: Readonly<Record<string, Tab>> = {
  overview, //
  invites,
  bookings,
  people,
  calendar,
  hosts,
  blogs,
  users,
  brand,
  security,
  monitoring,
}

const homeSlug = 'overview'

export const tabAddress = (slug: string) => (slug === homeSlug ? '/super-admin' : `/super-admin/${slug}`)

export const tabLinks = Object.entries(tabs).map(([slug, { label }]) => ({
  slug,
  label,
  href: tabAddress(slug),
}))

type FoundTab = { slug: string; tab: Tab } | { redirectTo: string }

export function findTab([named, ...rest]: readonly string[]): FoundTab | undefined {
  if (rest.length > 0) return undefined
  if (named === homeSlug) return { redirectTo: tabAddress(homeSlug) }
  const slug = named ?? homeSlug
  const tab = Object.hasOwn(tabs, slug) ? tabs[slug] : undefined
  return tab && { slug, tab }
}

export function tabTitle(segments: readonly string[]): string | undefined {
  const found = findTab(segments)
  return found && 'tab' in found ? `${found.tab.label} - Back office` : undefined
}
