import { BackLink } from '@/components/ui/back-link'
import { Container } from '@/components/ui/container'
import { Picture } from '@/components/ui/picture'
import { SiteLink } from '@/components/ui/site-link'
import { PostFacts } from '../../list/components/post-facts'
import type { Post } from '../view'

/** The head of an article: category, title, lead, byline, cover. */
export function ArticleHeader({ post, authorPath }: { post: Post; authorPath?: string | null }) {
  return (
    <header>
      <Container className="pt-6 sm:pt-8">
        <BackLink href="/blog">Back to blog</BackLink>
        <div className="mt-8 grid max-w-5xl gap-5 sm:mt-12">
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
          <h1 className="text-5xl">{post.title}</h1>
          {post.excerpt ? (
            <p className="max-w-3xl font-display text-soft text-xl sm:text-2xl">{post.excerpt}</p>
          ) : null}
          <PostFacts post={post} withAuthor authorPath={authorPath} />
        </div>
        {post.picture ? (
          <Picture
            picture={post.picture}
            sizes="(min-width: 1248px) 1152px, 100vw"
            first
            className="mt-10 aspect-video rounded-lg border border-line object-cover sm:mt-12 lg:aspect-[2.1/1]"
          />
        ) : null}
      </Container>
    </header>
  )
}
