import { createLocalReq } from 'payload'
import { cachedContent } from '@/cms/cached-content'
import { articleHtml } from '@/features/rich-text/article-html'
import { articleSources } from '@/features/rich-text/references'
import { withFigures } from '@/features/site/figures'
import { type PostsAround, postsAround } from '../related/queries'
import { type Post, postOf } from './view'

export interface PostPageContent extends PostsAround {
  post: Post
  authorId: string | null
}

const storedPost = cachedContent(
  'blog-post',
  [...articleSources, 'blog-categories', 'users', 'redirects'],
  async (payload, slug: string): Promise<PostPageContent | null> => {
    const { docs } = await payload.find({
      collection: 'blogs',
      overrideAccess: false,
      where: { and: [{ slug: { equals: slug } }, { status: { equals: 'published' } }] },
      limit: 1,
      depth: 1,
    })
    if (!docs[0]) return null
    const post = postOf(docs[0], await articleHtml(await createLocalReq({}, payload), docs[0].content))
    const { author } = docs[0]
    const authorId = (typeof author === 'object' ? author?.id : author) ?? null
    return { post, authorId, ...(await postsAround(payload, post)) }
  },
)

export const publishedPost = async (slug: string): Promise<PostPageContent | null> =>
  withFigures(await storedPost(slug))
