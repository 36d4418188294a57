import { chosenFilter, listRequest } from '@/admin/ui/list-address'
import { ListPage } from '@/admin/ui/list-page'
import {
  type BlogSort,
  blogDetails,
  blogSorts,
  blogStatuses,
  countBlogs,
  listBlogs,
} from '@/features/blog/back-office-list'
import { BlogDetailsPanel } from './blogs/blog-details'
import { BlogEditor, NewBlogPost } from './blogs/blog-editor'
import { blogRow, columns, sortOptions, states } from './blogs/blog-rows'
import { readTab, type Shown, type TabProps } from './tab'

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

/** All articles, with their readers; each is written in the CMS's own editor. */
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

export const blogs = readTab({
  slug: 'blogs',
  label: 'Blogs',
  failed: 'Failed to load blogs',
  read,
  View: Blogs,
})
