import type { ReactNode } from 'react'
import { HeaderPicture } from '@/components/page/header-picture'
import { BackLink } from '@/components/ui/back-link'
import { Container } from '@/components/ui/container'
import { ProseHtml } from '@/components/ui/prose'
import { SiteLink } from '@/components/ui/site-link'
import { unbroken } from '@/components/ui/unbroken'
import { PostFacts } from '../../list/components/post-facts'
import type { Post } from '../view'
import { ContentsList } from './contents-list'

function ArticleHeader({ post, authorPath }: { post: Post; authorPath?: string | null }) {
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

type ArticleViewProps = {
  post: Post
  authorPath?: string | null
  children?: ReactNode
}

/** The initial spans three lines, even in a short paragraph. */
const opening =
  'sm:[&>p:first-child]:flow-root sm:[&>p:first-child]:first-letter:float-left sm:[&>p:first-child]:first-letter:mt-[0.08em] sm:[&>p:first-child]:first-letter:mr-2.5 sm:[&>p:first-child]:first-letter:font-display sm:[&>p:first-child]:first-letter:text-[3.9em] sm:[&>p:first-child]:first-letter:text-signal-text sm:[&>p:first-child]:first-letter:leading-[0.78]'

export function ArticleView({ post, authorPath, children }: ArticleViewProps) {
  return (
    <article>
      <ArticleHeader post={post} authorPath={authorPath} />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 py-10 sm:py-14 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-20">
        <div className="min-w-0 print:hidden">
          <ContentsList entries={post.contents} />
        </div>
        <div className="grid min-w-0 max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-12">
          <ProseHtml html={post.html} className={opening} />
          {post.tags.length > 0 ? (
            <ul aria-label="Tags" className="flex flex-wrap gap-2 print:hidden">
              {post.tags.map((tag) => (
                <li key={tag}>
                  <SiteLink
                    href={`/blog/search?q=${encodeURIComponent(tag)}`}
                    rel="nofollow"
                    className="inline-flex min-h-9 items-center rounded-full border border-line-strong px-3.5 text-sm text-soft hover:border-ink hover:text-ink"
                  >
                    {tag}
                  </SiteLink>
                </li>
              ))}
            </ul>
          ) : null}
          {children}
        </div>
      </Container>
    </article>
  )
}
