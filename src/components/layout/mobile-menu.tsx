import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

/** The menu of small screens. It opens without scripts; the page's inline script (src/lib/inline/menu.ts) closes it. */
export function MobileMenu({ children }: { children: ReactNode }) {
  return (
    <details data-menu className="group min-[70rem]:hidden print:hidden">
      <summary className="-mr-[min(0.625rem,3vw)] grid size-[min(2.75rem,14vw)] place-items-center rounded-md hover:bg-sunken">
        <Icon name="menu" className="size-6 group-open:hidden" />
        <Icon name="close" className="hidden size-6 group-open:block" />
        <span className="sr-only">Menu</span>
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.25rem)] scroll-py-4 overflow-y-auto overscroll-contain border-line border-y bg-paper px-5 pt-2 pb-6 shadow-overlay sm:px-8">
        {children}
      </div>
    </details>
  )
}
