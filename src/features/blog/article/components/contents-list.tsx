import { cx } from 'class-variance-authority'
import { Icon } from '@/components/ui/icon'
import type { Heading } from '@/features/rich-text/page-html'

function Entries({ entries }: { entries: readonly Heading[] }) {
  return (
    <ol className="grid gap-0.5 text-sm">
      {entries.map(({ id, text, level }) => (
        <li key={id} className={cx(level > 2 && 'pl-4')}>
          <a
            href={`#${id}`}
            className="wrap-anywhere block py-1.5 text-soft leading-snug underline-offset-4 hover:text-ink hover:underline"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}

type ContentsListProps = { title?: string; entries: readonly Heading[] }

export function ContentsList({ title = 'In this article', entries }: ContentsListProps) {
  if (entries.length < 2) return null
  return (
    <>
      <nav
        aria-labelledby="contents-title"
        className="sticky top-26 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto lg:block"
      >
        <h2
          id="contents-title"
          className="mb-3 border-ink border-t pt-3 font-sans font-semibold text-sm tracking-normal"
        >
          {title}
        </h2>
        <Entries entries={entries} />
      </nav>
      <details className="group border-line border-y lg:hidden">
        <summary className="flex min-h-12 items-center justify-between gap-4 font-semibold text-sm">
          {title}
          <Icon name="chevron-down" className="size-5 text-soft group-open:rotate-180" />
        </summary>
        <nav aria-label={title} className="pb-4">
          <Entries entries={entries} />
        </nav>
      </details>
    </>
  )
}
