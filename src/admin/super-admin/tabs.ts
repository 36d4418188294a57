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

/** The tabs in their order. A new one needs two lines: its import and its name here. */
const tabs: readonly Tab[] = [
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
]

const homeSlug = 'overview'

export const tabAddress = (slug: string) => (slug === homeSlug ? '/super-admin' : `/super-admin/${slug}`)

export const tabLinks = tabs.map(({ slug, label }) => ({ slug, label, href: tabAddress(slug) }))

export function findTab(segments: readonly string[]): { tab: Tab } | { redirectTo: string } | undefined {
  const [slug, ...rest] = segments
  if (rest.length > 0) return undefined
  const home = tabs.find((tab) => tab.slug === homeSlug)
  if (slug === undefined) {
    if (home) return { tab: home }
    return tabs[0] && { redirectTo: tabAddress(tabs[0].slug) }
  }
  const tab = tabs.find((candidate) => candidate.slug === slug)
  if (!tab) return undefined
  return tab === home ? { redirectTo: tabAddress(slug) } : { tab }
}

export function tabTitle(segments: readonly string[]): string | undefined {
  const found = findTab(segments)
  return found && 'tab' in found ? `${found.tab.label} - Back office` : undefined
}
