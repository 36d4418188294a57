import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { Closing } from '@/components/page/closing'
import { Neighbours } from '@/components/page/neighbours'
import { Container } from '@/components/ui/container'
import { pathOfAuthor } from '@/features/author/queries'
import { ArticleView } from '@/features/blog/article/components/article-view'
import { PostNotFound } from '@/features/blog/article/components/post-not-found'
import { ShareLinks } from '@/features/blog/article/components/share-links'
import { postMetadata, postStructuredData } from '@/features/blog/article/metadata'
import { publishedPost } from '@/features/blog/article/queries'
import type { PostCard } from '@/features/blog/list/view'
import { ViewCounter } from '@/features/blog/readers/components/view-counter'
import { RelatedPosts } from '@/features/blog/related/components/related-posts'
import { NewsletterBox } from '@/features/newsletter/components/newsletter-box'
import { pageCopy } from '@/features/page-copy/queries'
import { movedPage } from '@/features/redirects/moved-page'
import { aboutTopic, htmlWithTopic } from '@/features/topic/rules'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { JsonLd } from '@/lib/seo/json-ld'
import { missingPage } from '@/lib/seo/missing-page'

type Params = { params: Promise<{ slug: string }> }

// Each article is rendered at the first request, and kept until it changes.
export const generateStaticParams = () => []

const linkTo = (post: PostCard | null) => post && { href: `/blog/${post.slug}`, title: post.title }

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const found = await publishedPost((await params).slug)
  return found ? postMetadata(found.post) : missingPage('Post Not Found')
}

export default async function PostPage({ params }: Params) {
  const { slug } = await params
  const found = await publishedPost(slug)
  if (!found) {
    const moved = await movedPage(`/blog/${slug}`)
    if (moved) permanentRedirect(moved)
    return <PostNotFound />
  }
  const { post, related, older, newer } = found
  const authorPath = await pathOfAuthor(found.authorId)
  const html = htmlWithTopic(post.html, 'article', post.slug)
  const closing = aboutTopic((await pageCopy('blog')).closing, 'article', post.slug)
  return (
    <>
      <JsonLd data={postStructuredData(post, { authorId: found.authorId, authorPath })} />
      <ArticleView post={{ ...post, html }} authorPath={authorPath}>
        <ShareLinks title={post.title} url={absoluteUrl(`/blog/${post.slug}`)} />
      </ArticleView>
      <Container className="grid gap-12 pb-16 lg:pb-24">
        <Neighbours noun="article" previous={linkTo(older)} next={linkTo(newer)} />
        <NewsletterBox id="newsletter" wide />
      </Container>
      <RelatedPosts posts={related} />
      <Closing {...closing} />
      <ViewCounter id={post.id} />
    </>
  )
}
