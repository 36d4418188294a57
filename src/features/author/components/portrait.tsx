import { cx } from 'class-variance-authority'
import { Picture } from '@/components/ui/picture'
import { initialsOf } from '../rules'
import type { Author } from '../view'

type PortraitProps = { author: Author; sizes: string; first?: boolean; className?: string }

/** A square picture, or initials. Hidden from screen readers, because the name is next to it. */
export function Portrait({ author, sizes, first = false, className }: PortraitProps) {
  const frame = cx('aspect-square w-full rounded-lg border border-line', className)
  if (author.picture)
    return (
      <Picture
        picture={author.picture}
        sizes={sizes}
        first={first}
        decorative
        className={cx(frame, 'object-cover')}
      />
    )
  return (
    <div
      aria-hidden="true"
      className={cx(frame, 'grid place-items-center bg-sunken font-display text-4xl text-soft')}
    >
      {initialsOf(author.name)}
    </div>
  )
}
