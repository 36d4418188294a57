import { cx } from 'class-variance-authority'
import type { Availability } from './use-availability'

type TimePlaceholdersProps = { count: number; look: Availability['status'] }

const looks = {
  idle: 'hidden',
  loading: 'animate-pulse bg-sunken motion-reduce:animate-none',
  ready: 'invisible',
  error: 'invisible',
} as const

/** Cells of the same size as times, so that nothing below moves. */
export function TimePlaceholders({ count, look }: TimePlaceholdersProps) {
  return Array.from({ length: Math.max(count, 0) }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: equal cells without identity
    <span key={place} aria-hidden="true" className={cx('h-14 rounded-md', looks[look])} />
  ))
}
