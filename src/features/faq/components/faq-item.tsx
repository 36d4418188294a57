import { Icon } from '@/components/ui/icon'
import { unbroken } from '@/components/ui/unbroken'
import type { FaqEntry } from '../groups'

type FaqItemProps = { entry: FaqEntry; group: string }

/** A question. One is open at a time in its group, also without scripts. */
export function FaqItem({ entry, group }: FaqItemProps) {
  return (
    <details name={group} className="group border-line border-b">
      <summary className="flex min-h-14 items-center justify-between gap-6 py-4 font-semibold hover:text-action">
        <span>{unbroken(entry.question)}</span>
        <Icon
          name="chevron-down"
          className="size-5 shrink-0 text-soft transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      {/* The anchor is inside, because browsers open a closed question that contains a link's target. */}
      <div id={entry.anchor} className="grid max-w-prose scroll-mt-48 gap-4 pb-6 text-soft">
        {entry.answer.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <a
          href={`#${entry.anchor}`}
          className="justify-self-start print:hidden text-faint text-sm underline-offset-4 hover:underline"
        >
          Link to this answer
        </a>
      </div>
    </details>
  )
}
