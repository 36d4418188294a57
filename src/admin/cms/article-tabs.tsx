import type { BeforeListTableServerProps } from 'payload'
import { plannedOf } from '@/features/publication/schedule/queries'
import { FilterLinks } from './filter-links'

export async function ArticleTabs(list: BeforeListTableServerProps) {
  const planned = new Set((await plannedOf(list.payload, 'blogs')).map(({ documentId }) => documentId))
  // An empty list of ids would be no filter.
  const ids = planned.size > 0 ? [...planned] : ['00000000-0000-0000-0000-000000000000']
  return (
    <FilterLinks
      label="Articles"
      collection="blogs"
      list={list}
      filters={[
        { label: 'Drafts', field: 'status', value: 'draft' },
        { label: 'Scheduled', field: 'id', value: ids },
        { label: 'Mine', field: 'author', value: String(list.user?.id) },
        { label: 'Published', field: 'status', value: 'published' },
      ]}
    />
  )
}
