import { HeaderPicture } from '@/components/page/header-picture'
import { BackLink } from '@/components/ui/back-link'
import { Container } from '@/components/ui/container'
import { SiteLink } from '@/components/ui/site-link'
import { unbroken } from '@/components/ui/unbroken'
import { PostFacts } from '../../list/components/post-facts'
import type { Post } from '../view'

export function ArticleHeader({ post, authorPath }: { post: Post; authorPath?: string | null }) {
  return (
    <header>
      <Container className="pt-6 sm:pt-8">
        <BackLink href="/blog">Back to blog</BackLink>
        <div className="mt-6 grid gap-x-16 gap-y-8 lg:mt-10 lg:grid-cols-[1.2fr_1fr] lg:items-center">
          <div className="grid max-w-5xl content-start gap-5">
            {post.category ? (
              <p className="kicker">
                <SiteLink
                  href={`/blog/category/${post.category.slug}`}
                  className="inline-flex min-h-6 items-center underline-offset-4 hover:underline"
                >
                  {post.category.name}
                </SiteLink>
              </p>
            ) : null}
            <h1 className="text-5xl lg:text-4xl xl:text-5xl">{unbroken(post.title)}</h1>
            {post.excerpt ? <p className="max-w-3xl font-display text-soft text-xl">{post.excerpt}</p> : null}
            <PostFacts post={post} withAuthor authorPath={authorPath} />
          </div>
          {post.picture ? <HeaderPicture picture={post.picture} /> : null}
        </div>
      </Container>
    </header>
  )
}
