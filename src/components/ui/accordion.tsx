import type { ReactNode } from 'react'
import { Icon } from './icon'

type AccordionItem = { id: string; title: string; content: ReactNode }

export function Accordion({ group, items }: { group: string; items: readonly AccordionItem[] }) {
  return (
    <div className="border-line border-t">
      {items.map((item) => (
        <details key={item.id} id={item.id} name={group} className="group border-line border-b">
          <summary className="flex min-h-14 items-center justify-between gap-6 py-4 font-semibold hover:text-action">
            {item.title}
            <Icon
              name="chevron-down"
              className="size-5 shrink-0 text-soft transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
          <div className="max-w-prose pb-6 text-soft">{item.content}</div>
        </details>
      ))}
    </div>
  )
}
