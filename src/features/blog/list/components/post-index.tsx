import { publishedPosts } from '../queries'
import { BlogAside } from './blog-aside'
import { BlogMasthead } from './blog-masthead'
import { ListPagination } from './pagination'
import { PostList } from './post-list'

type PostIndexProps = {
  title: string
  intro: string
  base: string
  category?: string
  page?: number
}

export async function PostIndex({ title, intro, base, category = '', page = 1 }: PostIndexProps) {
  const { posts, pages } = await publishedPosts(category, page)
  return (
    <>
      <BlogMasthead title={title} intro={intro} />
      <PostList
        posts={posts}
        featured={page === 1}
        heading={page === 1 ? 'Recent articles' : `Page ${page} of ${pages}`}
        emptyHint="Check back soon for new content"
        aside={<BlogAside category={category} />}
        pagination={<ListPagination base={base} current={page} total={pages} />}
      />
    </>
  )
}
