import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import type { SearchValues } from '@/admin/ui/list-address'

export interface TabProps {
  /** The super admin's own request: queries go through it, with `overrideAccess: false`. */
  req: PayloadRequest
  /** The tab's address without its query: /super-admin/bookings. */
  base: string
  /** The query of the address; the first of a repeated name. */
  search: SearchValues
}

/** One tab of the back office: its name and its content. */
export interface Tab {
  slug: string
  /** In the bar of tabs. */
  label: string
  /** Shown while the tab's data loads, with the same height. */
  Waiting: () => ReactNode
  View: (props: TabProps) => Promise<ReactNode>
}
