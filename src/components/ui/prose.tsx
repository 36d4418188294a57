import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

export function Prose({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx('prose', className)}>{children}</div>
}

export function ProseHtml({ className, html }: { className?: string; html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what comes here was sanitised
  return <div data-prose="" className={cx('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
