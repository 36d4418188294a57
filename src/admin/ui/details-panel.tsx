'use client'

import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import { useList } from './list'

interface DetailsPanelProps {
  id: string
  title: string
  note?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** Keeps the panel's lower edge inside the window, also while it is below the page's head. */
function useFittingHeight() {
  const panel = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const measure = () => {
      const top = panel.current?.getBoundingClientRect().top ?? 0
      panel.current?.style.setProperty('--panel-top', `${Math.max(125, Math.round(top))}px`)
    }
    measure()
    addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    return () => {
      removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [])
  return panel
}

export function DetailsPanel({ id, title, note, actions, children }: DetailsPanelProps) {
  const { go } = useList()
  const heading = useRef<HTMLHeadingElement>(null)
  const panel = useFittingHeight()

  // If opened from the list, it takes the focus; if opened by its address, the focus stays at the start of the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row is another panel
  useEffect(() => {
    const from = document.activeElement
    // A row has a link, a "View" link or a menu; a call in the week is only a link.
    const fromList = Boolean(from?.closest('tr[role="row"], [data-row-link]'))
    if (fromList || (from === document.body && window.matchMedia('(width < 64rem)').matches)) {
      heading.current?.focus({ preventScroll: window.matchMedia('(width >= 64rem)').matches })
    }
  }, [id])

  return (
    <aside
      ref={panel}
      data-details
      aria-labelledby={`details-${id}`}
      className="sticky top-[125px] flex max-h-[max(22rem,calc(100dvh-var(--panel-top,125px)-25px))] animate-rise flex-col rounded-lg border bg-surface shadow-raised max-lg:static max-lg:max-h-none"
    >
      <div className="flex items-start justify-between gap-3 border-b px-5 py-4">
        <div className="grid min-w-0 gap-1">
          <h2 id={`details-${id}`} ref={heading} tabIndex={-1} className="text-xl leading-snug">
            {title}
          </h2>
          {note ? <div className="text-soft text-xs">{note}</div> : null}
        </div>
        <button
          type="button"
          onClick={() => go({ open: null })}
          className="-mt-1.5 -mr-2 grid size-10 shrink-0 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
        >
          <Icon name="close" />
          <span className="sr-only">Close details</span>
        </button>
      </div>
      <section
        aria-label={`Details of ${title}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto px-5 py-4 -outline-offset-2"
      >
        {children}
      </section>
      {actions ? (
        <div className="flex flex-wrap gap-2.5 border-t bg-surface px-5 py-3 max-lg:sticky max-lg:bottom-0 max-lg:rounded-b-lg max-lg:*:flex-1 max-sm:gap-2 max-sm:px-3 max-sm:*:px-2 max-lg:*:whitespace-nowrap">
          {actions}
        </div>
      ) : null}
    </aside>
  )
}

export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid gap-3.5">
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name} className="grid gap-0.5">
            <dt className="text-faint text-xs">{name}</dt>
            <dd className="whitespace-pre-line text-ink text-sm">{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
