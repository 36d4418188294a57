import type { Column, DataRow } from '@/admin/ui/data-table'
import { Status, type Tone } from '@/admin/ui/status'
import { Time } from '@/admin/ui/time'
import type { BlogStatus, ListedBlog } from '@/features/blog/back-office-list'
import { BlogActions } from './blog-actions'

export const columns: readonly [Column, ...Column[]] = [
  { key: 'title', label: 'Title', sort: 'title' },
  { key: 'status', label: 'Status', sort: 'status' },
  { key: 'views', label: 'Views', sort: 'views', numeric: true },
  { key: 'created', label: 'Created', sort: 'created', numeric: true },
  { key: 'actions', label: 'Actions', hideLabel: true },
]

export const sortOptions = [
  { value: '-created', label: 'Newest first' },
  { value: 'created', label: 'Oldest first' },
  { value: '-views', label: 'Most read first' },
  { value: 'title', label: 'Title' },
  { value: 'status', label: 'Status' },
]

export const states: Record<BlogStatus, { tone: Tone; label: string }> = {
  draft: { tone: 'waiting', label: 'Draft' },
  published: { tone: 'good', label: 'Published' },
  archived: { tone: 'neutral', label: 'Archived' },
}

/** Adds a note if the public version is not the latest. */
export function BlogState({ status, _status }: Pick<ListedBlog, 'status' | '_status'>) {
  const { tone, label } = states[status]
  const changed = status === 'published' && _status === 'draft'
  return (
    <>
      <Status tone={tone}>{label}</Status>
      {changed ? <span className="block text-soft text-xs">Unpublished changes</span> : null}
    </>
  )
}

const figures = new Intl.NumberFormat('en-GB')

/** An article that was never public has no readers, so it shows no figure. */
export const viewsOf = ({ status, viewCount }: Pick<ListedBlog, 'status' | 'viewCount'>): string | null =>
  status === 'draft' && viewCount === 0 ? null : figures.format(viewCount)

export function blogRow(blog: ListedBlog): DataRow {
  const { id, title, slug, status, _status, authorName, createdAt, updatedAt } = blog
  return {
    id,
    version: updatedAt,
    title,
    note: authorName,
    cells: {
      status: <BlogState status={status} _status={_status} />,
      views: viewsOf(blog),
      created: <Time at={createdAt} />,
      actions: <BlogActions blog={{ id, title, slug, status }} look="menu" />,
    },
  }
}
