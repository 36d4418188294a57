import { DetailsPanel, Facts } from '@/admin/ui/details-panel'
import { Time } from '@/admin/ui/time'
import type { BlogDetails } from '@/features/blog/back-office-list'
import { BlogActions } from './blog-actions'
import { BlogState, viewsOf } from './blog-rows'

export function BlogDetailsPanel({ blog }: { blog: BlogDetails }) {
  const { id, title, slug, status, authorName, excerpt, tags, readTime, category } = blog
  const { _status, publishedAt, createdAt, updatedAt } = blog
  return (
    <DetailsPanel
      id={id}
      title={title}
      note={<BlogState status={status} _status={_status} />}
      actions={<BlogActions blog={{ id, title, slug, status }} look="buttons" />}
    >
      <Facts
        facts={[
          ['Excerpt', excerpt || null],
          ['Author', authorName ?? 'None: the account was deleted'],
          ['Category', category],
          ['Tags', tags && tags.length > 0 ? tags.join(', ') : null],
          ['Address', slug ? `/blog/${slug}` : 'Made when it is published'],
          ['Reading time', readTime ? `${readTime} min` : null],
          ['Views', viewsOf(blog)],
          ['Published', publishedAt ? <Time key="published" at={publishedAt} show="exact" /> : null],
          ['Created', <Time key="created" at={createdAt} show="exact" />],
          ['Changed', <Time key="changed" at={updatedAt} show="exact" />],
        ]}
      />
    </DetailsPanel>
  )
}
