import { cx } from 'class-variance-authority'

/**
 * A turning ring. With a label it is announced; without one it decorates a busy control. Without scripts nothing loads, and it
 * is hidden.
 */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  const ring = (
    <span
      aria-hidden="true"
      className={cx(
        'inline-block size-[1.1em] animate-spin rounded-full border-2 border-current border-r-transparent',
        className,
      )}
    />
  )
  if (!label) return ring
  return (
    <span
      role="status"
      className="inline-flex items-center gap-3 text-soft noscript:hidden not-loaded:hidden"
    >
      {ring}
      <span>{label}</span>
    </span>
  )
}
