import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

type ContainerProps = { className?: string; children: ReactNode }

/** The page's measure: 1200 px with gutters that grow with the screen. */
export function Container({ className, children }: ContainerProps) {
  return (
    <div className={cx('mx-auto w-full max-w-[78rem] px-[min(1.25rem,6.25vw)] sm:px-8 lg:px-12', className)}>
      {children}
    </div>
  )
}
