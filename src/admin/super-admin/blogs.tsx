import { readOrUndefined } from '@/admin/read-or-undefined'
import { chosenFilter, type ListRequest, listRequest } from '@/admin/ui/list-address'
import { WaitingTab } from '@/admin/ui/skeletons'
import { TabLoadError } from '@/admin/ui/tab-load-error'
import {
  type BlogSort,
  blogDetails,
  blogSorts,
  blogStatuses,
  countBlogs,
  listBlogs,
} from '@/features/blog/back-office-list'
import { BlogsView } from './blogs/blogs-view'
import type { Tab, TabProps } from './tab'

const PAGE_SIZE = 25

/** All articles, with their readers; each is written in the CMS's own editor. */
async function Blogs({ req, base, search }: TabProps) {
  const asked: ListRequest<BlogSort> = listRequest(search, blogSorts, '-created')
  const status = chosenFilter(search.status, blogStatuses)
  const data = await readOrUndefined(req, () =>
    Promise.all([
      listBlogs(req, { ...asked, status, pageSize: PAGE_SIZE }),
      countBlogs(req),
      search.open ? blogDetails(req, search.open) : undefined,
    ]),
  )
  if (!data) return <TabLoadError title="Blogs">Failed to load blogs</TabLoadError>
  const [{ blogs, total }, counts, details] = data
  return (
    <BlogsView
      address={{ base, search }}
      blogs={blogs}
      page={{ page: asked.page, pageSize: PAGE_SIZE, total }}
      counts={counts}
      details={details}
      filtered={Boolean(asked.q || status)}
    />
  )
}

export const blogs: Tab = {
  slug: 'blogs',
  label: 'Blogs',
  Waiting: () => <WaitingTab title="Blogs" />,
  View: Blogs,
}
