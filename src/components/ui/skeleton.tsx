import { cx } from 'class-variance-authority'

/** A grey stand-in of the size of what is loading; hidden from assistive technology. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block animate-pulse rounded-md bg-sunken motion-reduce:animate-none', className)}
    />
  )
}
