import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

export function Container({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={cx('mx-auto w-full max-w-[78rem] px-[min(1.25rem,6.25vw)] sm:px-8 lg:px-12', className)}>
      {children}
    </div>
  )
}
