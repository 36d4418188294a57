import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { readOrUndefined } from '@/admin/read-or-undefined'
import type { ListAddress } from '@/admin/ui/list-address'
import { TabLoadError } from '@/admin/ui/page-header'

/** `base` is the tab's address without its query: /super-admin/bookings. */
export interface TabProps extends ListAddress {
  /** Queries go through it, with `overrideAccess: false`. */
  req: PayloadRequest
}

export interface Tab {
  label: string
  /** Figures above the list, which hold their place while the tab's data loads. */
  stats?: number
  content: (props: TabProps) => Promise<ReactNode>
}

interface ReadTab<Data> extends Omit<Tab, 'content'> {
  /** Undefined if the caller may not read it. */
  read: (props: TabProps) => Promise<Data | undefined>
  failed: string
  View: (data: Data & { address: ListAddress }) => ReactNode
}

/** A tab that reads all its data before it shows anything. */
export const readTab = <Data extends object>({ read, failed, View, ...tab }: ReadTab<Data>): Tab => ({
  ...tab,
  content: async ({ req, base, search }) => {
    const data = await readOrUndefined(req, () => read({ req, base, search }))
    if (!data) return <TabLoadError title={tab.label}>{failed}</TabLoadError>
    return <View {...data} address={{ base, search }} />
  },
})

export type Shown<Read extends (props: TabProps) => Promise<object | undefined>> = NonNullable<
  Awaited<ReturnType<Read>>
> & { address: ListAddress }
