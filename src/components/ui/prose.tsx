import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

const proseStyles = [
  'prose max-w-[42rem] text-lg leading-[1.7] [&>*+*]:mt-5',
  '[&_h2]:mt-12 [&_h2]:text-2xl [&_h3]:mt-9 [&_h3]:text-xl [&_h4]:mt-8 [&_h4]:font-semibold',
  '[&_a]:text-action [&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-[0.22em] [&_a:hover]:decoration-2',
  '[&_ul]:list-disc [&_ul]:pl-6 [&_ol]:list-decimal [&_ol]:pl-6 [&_li]:mt-2 [&_li]:pl-1 [&_li::marker]:text-signal-text',
  '[&_blockquote]:border-l-4 [&_blockquote]:border-signal [&_blockquote]:pl-6 [&_blockquote]:font-display [&_blockquote]:text-xl',
  '[&_:not(pre)>code]:rounded-sm [&_:not(pre)>code]:bg-sunken [&_:not(pre)>code]:px-1.5 [&_:not(pre)>code]:py-0.5 [&_code]:text-[0.9em]',
  '[&_pre]:overflow-x-auto [&_pre]:rounded-md [&_pre]:bg-deep [&_pre]:p-5 [&_pre]:text-on-deep [&_pre]:text-sm',
  '[&_table]:block [&_table]:overflow-x-auto [&_table]:text-base [&_th]:align-bottom [&_td]:align-top [&_th]:border-line-strong [&_th]:border-b [&_th]:py-2 [&_th]:pr-6 [&_th]:text-left',
  '[&_td]:border-line [&_td]:border-b [&_td]:py-2 [&_td]:pr-6 [&_img]:h-auto [&_img]:w-full [&_img]:rounded-lg [&_figcaption]:mt-2 [&_figcaption]:text-faint [&_figcaption]:text-sm [&_hr]:my-12 [&_hr]:border-line',
].join(' ')

type ProseProps = { className?: string; children: ReactNode }
type ProseHtmlProps = { className?: string; html: string }

/** Long text: headings, lists, quotes, code and tables in a readable measure. */
export function Prose({ className, children }: ProseProps) {
  return <div className={cx(proseStyles, className)}>{children}</div>
}

/** The same from HTML that the server reduced to the allow-list. */
export function ProseHtml({ className, html }: ProseHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what comes here was sanitised
  return <div className={cx(proseStyles, className)} dangerouslySetInnerHTML={{ __html: html }} />
}
