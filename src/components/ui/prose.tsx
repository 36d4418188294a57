import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

type ProseProps = { className?: string; children: ReactNode }
type ProseHtmlProps = { className?: string; html: string }

/** Long text in a readable measure; `src/components/prose.css` styles what is in it. */
export function Prose({ className, children }: ProseProps) {
  return <div className={cx('prose', className)}>{children}</div>
}

/** The same from HTML that the server reduced to the allow-list. */
export function ProseHtml({ className, html }: ProseHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what comes here was sanitised
  return <div className={cx('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
