import { cx } from 'class-variance-authority'
import { Icon } from '@/components/ui/icon'
import { SiteLink } from '@/components/ui/site-link'
import type { PostCard } from '../../list/view'

function Neighbour({ post, direction }: { post: PostCard; direction: 'older' | 'newer' }) {
  const older = direction === 'older'
  return (
    <div className={cx('group relative grid content-start gap-1.5 py-6', !older && 'sm:text-right')}>
      <p className={cx('flex items-center gap-2 text-faint text-sm', !older && 'sm:justify-end')}>
        {older ? <Icon name="arrow-left" className="size-4.5" /> : null}
        {older ? 'Previous article' : 'Next article'}
        {older ? null : <Icon name="arrow-right" className="size-4.5" />}
      </p>
      <SiteLink
        href={`/blog/${post.slug}`}
        rel={older ? 'prev' : 'next'}
        className="wrap-anywhere font-display text-xl after:absolute after:inset-0 group-hover:underline"
      >
        {post.title}
      </SiteLink>
    </div>
  )
}

type PostNeighboursProps = { older: PostCard | null; newer: PostCard | null }

export function PostNeighbours({ older, newer }: PostNeighboursProps) {
  if (!older && !newer) return null
  return (
    <nav
      aria-label="Previous and next article"
      className="print:hidden grid border-line border-y max-sm:divide-y max-sm:divide-line sm:grid-cols-2 sm:gap-x-16"
    >
      {older ? <Neighbour post={older} direction="older" /> : <span className="max-sm:hidden" />}
      {newer ? <Neighbour post={newer} direction="newer" /> : null}
    </nav>
  )
}
