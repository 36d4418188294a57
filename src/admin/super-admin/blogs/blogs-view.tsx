import type { ListAddress } from '@/admin/ui/list-address'
import { ListPage } from '@/admin/ui/list-page'
import type { BlogDetails, BlogStatus, ListedBlog } from '@/features/blog/back-office-list'
import { BlogDetailsPanel, MissingBlog } from './blog-details'
import { BlogEditor, NewBlogPost } from './blog-editor'
import { blogRow, columns, sortOptions } from './blog-rows'

interface BlogsViewProps {
  address: ListAddress
  blogs: readonly ListedBlog[]
  page: { page: number; pageSize: number; total: number }
  counts: Readonly<Record<BlogStatus, number>>
  /** Of the article that the address opens. */
  details: BlogDetails | undefined
  filtered: boolean
}

function panelOf({ address, details }: BlogsViewProps) {
  const { open } = address.search
  if (!open) return null
  return details ? <BlogDetailsPanel blog={details} /> : <MissingBlog id={open} />
}

export function BlogsView(props: BlogsViewProps) {
  const { address, blogs, page, counts, filtered } = props
  return (
    <BlogEditor>
      <ListPage
        title="Blogs"
        intro="All articles. Views count from the first publication."
        actions={<NewBlogPost />}
        address={address}
        panel={panelOf(props)}
        search="Search title or excerpt"
        states={{
          label: 'Status',
          name: 'status',
          options: [
            { value: 'draft', label: 'Draft', count: counts.draft },
            { value: 'published', label: 'Published', count: counts.published },
            { value: 'archived', label: 'Archived', count: counts.archived },
          ],
        }}
        sorts={sortOptions}
        sort="-created"
        table="Articles"
        columns={columns}
        rows={blogs.map(blogRow)}
        page={page}
        nothing={{
          title: 'No blog posts found',
          text: 'Articles and drafts appear here. Only published articles are on the site.',
          action: <NewBlogPost />,
          showAll: 'Show all articles',
        }}
        filtered={filtered}
      />
    </BlogEditor>
  )
}
