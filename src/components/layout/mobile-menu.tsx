'use client'

import { usePathname } from 'next/navigation'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'

/** The menu of small screens. Opens without scripts; with them Esc, a choice or a tap outside closes it. */
export function MobileMenu({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null)
  const pathname = usePathname()

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving on another page is what closes it
  useEffect(() => {
    if (menu.current) menu.current.open = false
  }, [pathname])

  useEffect(() => {
    function closeOutside(event: PointerEvent) {
      const details = menu.current
      if (details?.open && event.target instanceof Node && !details.contains(event.target))
        details.open = false
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [])

  function onKeyDown(event: KeyboardEvent<HTMLDetailsElement>) {
    if (event.key !== 'Escape' || !event.currentTarget.open) return
    event.currentTarget.open = false
    event.currentTarget.querySelector('summary')?.focus()
  }

  return (
    <details ref={menu} onKeyDown={onKeyDown} className="group lg:hidden print:hidden">
      <summary className="-mr-2.5 grid size-11 place-items-center rounded-md hover:bg-sunken">
        <Icon name="menu" className="size-6 group-open:hidden" />
        <Icon name="close" className="hidden size-6 group-open:block" />
        <span className="sr-only">Menu</span>
      </summary>
      <div className="absolute inset-x-0 top-full border-line border-y bg-paper px-5 pt-2 pb-6 shadow-overlay sm:px-8">
        {children}
      </div>
    </details>
  )
}
