import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

export function NeedsScripts({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <noscript>
      <p className={cx('rounded-md border-ochre border-l-4 bg-ochre-wash px-4 py-3.5', className)}>
        {children}
      </p>
    </noscript>
  )
}

export function WriteInstead({ what }: { what: string }) {
  return (
    <NeedsScripts className="mb-8">
      {what} needs JavaScript. Without it, write to us through{' '}
      <a href="/contact" className="text-link">
        the contact page
      </a>
      .
    </NeedsScripts>
  )
}
