import type { Column, DataRow } from '@/admin/ui/data-table'
import { DetailsPanel, Facts } from '@/admin/ui/details-panel'
import { chosenFilter, listRequest } from '@/admin/ui/list-address'
import { ListPage } from '@/admin/ui/list-body'
import { Status, Time, type Tone } from '@/admin/ui/values'
import {
  type BlogDetails,
  type BlogSort,
  type BlogStatus,
  blogDetails,
  blogSorts,
  blogStatuses,
  countBlogs,
  type ListedBlog,
  listBlogs,
} from '@/features/blog/back-office-list'
import { BlogActions, BlogEditor, NewBlogPost } from './blogs/blog-editor'
import { readTab, type Shown, type TabProps } from './tab'

const columns: readonly [Column, ...Column[]] = [
  { key: 'title', label: 'Title', sort: 'title' },
  { key: 'status', label: 'Status', plain: true, sort: 'status' },
  { key: 'views', label: 'Views', sort: 'views', numeric: true },
  { key: 'created', label: 'Created', sort: 'created', numeric: true },
  { key: 'actions', label: 'Actions', hideLabel: true },
]

const sortOptions = [
  { value: '-created', label: 'Newest first' },
  { value: 'created', label: 'Oldest first' },
  { value: '-views', label: 'Most read first' },
  { value: 'title', label: 'Title' },
  { value: 'status', label: 'Status' },
]

const states: Record<BlogStatus, { tone: Tone; label: string }> = {
  draft: { tone: 'waiting', label: 'Draft' },
  published: { tone: 'good', label: 'Published' },
  archived: { tone: 'neutral', label: 'Archived' },
}

function BlogState({ status, _status }: Pick<ListedBlog, 'status' | '_status'>) {
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
const viewsOf = ({ status, viewCount }: Pick<ListedBlog, 'status' | 'viewCount'>): string | null =>
  status === 'draft' && viewCount === 0 ? null : figures.format(viewCount)

function blogRow(blog: ListedBlog): DataRow {
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

function BlogDetailsPanel({ blog }: { blog: BlogDetails }) {
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

const PAGE_SIZE = 25

async function read({ req, search }: TabProps) {
  const asked = listRequest<BlogSort>(search, blogSorts, '-created')
  const status = chosenFilter(search.status, blogStatuses)
  const [{ blogs, total }, counts, details] = await Promise.all([
    listBlogs(req, { ...asked, status, pageSize: PAGE_SIZE }),
    countBlogs(req),
    search.open ? blogDetails(req, search.open) : undefined,
  ])
  const page = { page: asked.page, pageSize: PAGE_SIZE, total }
  return { blogs, page, counts, details, filtered: Boolean(asked.q || status) }
}

function Blogs({ address, blogs, page, counts, details, filtered }: Shown<typeof read>) {
  return (
    <BlogEditor>
      <ListPage
        title="Blogs"
        intro="All articles. Views count from the first publication."
        actions={<NewBlogPost />}
        address={address}
        panel={details && <BlogDetailsPanel blog={details} />}
        missing="This article does not exist. It may have been deleted."
        search="Search title or excerpt"
        states={{ label: 'Status', name: 'status', words: states, counts }}
        sorts={sortOptions}
        sort="-created"
        label="Articles"
        columns={columns}
        rows={blogs.map(blogRow)}
        page={page}
        nothing={{
          title: 'No blog posts found',
          text: 'Articles and drafts appear here. Only published articles are on the site.',
          action: <NewBlogPost />,
          showAll: 'Show all articles',
          filtered,
        }}
      />
    </BlogEditor>
  )
}

export const blogs = readTab({ label: 'Blogs', failed: 'Failed to load blogs', read, View: Blogs })
