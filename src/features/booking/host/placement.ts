import type { CallHost } from './queries'
import type { HostChoice } from './rules'

/** Who could take a call. Null is the desk. */
export interface Placement {
  hosts: readonly (CallHost | null)[]
  choice: HostChoice
  /** Who has the call now, and keeps it if they can. Undefined for a new one. */
  present?: string | null
}

export const deskOnly: Placement = { hosts: [null], choice: 'order' }

/** A type without anyone who takes calls is taken by the desk. */
export const placementFor = (hosts: readonly CallHost[], choice: HostChoice | null): Placement =>
  hosts.length > 0 ? { hosts, choice: choice ?? 'fair' } : deskOnly

/** Only the host with this slug. Undefined if the type has none such. */
export function withNamed(placement: Placement, slug: string | undefined): Placement | undefined {
  if (!slug) return placement
  const named = placement.hosts.find((host) => host?.slug === slug)
  return named ? { hosts: [named], choice: 'order' } : undefined
}

/** The same for visitors, who choose only where the type says so. */
export function withChosen(placement: Placement, slug: string | undefined): Placement | undefined {
  return !slug || placement.choice === 'visitor' ? withNamed(placement, slug) : undefined
}
