import { cx } from 'class-variance-authority'
import { SiteLink } from '@/components/ui/site-link'
import { type PostCard, postDate } from '../view'

type PostFactsProps = { post: PostCard; withAuthor?: boolean; authorPath?: string | null; className?: string }

export function PostFacts({ post, withAuthor = false, authorPath, className }: PostFactsProps) {
  return (
    <p className={cx('flex flex-wrap gap-x-2 text-faint text-sm', className)}>
      {withAuthor && post.author ? (
        <>
          {authorPath ? (
            <SiteLink href={authorPath} className="font-semibold text-ink underline underline-offset-4">
              {post.author}
            </SiteLink>
          ) : (
            <span className="font-semibold text-ink">{post.author}</span>
          )}
          <span aria-hidden="true">·</span>
        </>
      ) : null}
      <time dateTime={post.publishedAt}>{postDate(post.publishedAt)}</time>
      <span aria-hidden="true">·</span>
      <span>{`${post.readTime} min read`}</span>
    </p>
  )
}
