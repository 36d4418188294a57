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

/** Below the bars of the page, in pixels. */
const TOP = 125
const GAP = 25

/** The panel begins where the person is in the list, and as much of it as fits the window stays in view. */
function usePlaceInView(id: string) {
  const panel = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row is another place
  useLayoutEffect(() => {
    const { current } = panel
    const list = current?.parentElement
    if (!current || !list) return
    current.style.marginTop = `${Math.max(0, TOP - list.getBoundingClientRect().top)}px`
    const stick = () =>
      current.style.setProperty('--stick', `${Math.min(TOP, innerHeight - current.offsetHeight - GAP)}px`)
    const size = new ResizeObserver(stick)
    size.observe(current)
    addEventListener('resize', stick)
    return () => {
      size.disconnect()
      removeEventListener('resize', stick)
    }
  }, [id])
  return panel
}

export function DetailsPanel({ id, title, note, actions, children }: DetailsPanelProps) {
  const { go } = useList()
  const heading = useRef<HTMLHeadingElement>(null)
  const panel = usePlaceInView(id)

  // If opened from the list, it takes the focus; if opened by its address, it comes into view, and the focus stays at the start of
  // the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row is another panel
  useEffect(() => {
    const from = document.activeElement
    // A row has a link, a "View" link or a menu; a call in the week is only a link.
    const fromList = Boolean(from?.closest('tr[role="row"], [data-row-link]'))
    const isBeside = window.matchMedia('(width >= 64rem)').matches
    const top = heading.current?.getBoundingClientRect().top ?? 0
    if (fromList || (from === document.body && !isBeside)) {
      heading.current?.focus({ preventScroll: true })
      // Below the bars, wherever the row was.
      if (!isBeside) scrollBy({ top: top - TOP })
    } else if (from === document.body && top > innerHeight / 2) scrollBy({ top: top - TOP })
  }, [id])

  return (
    <aside
      ref={panel}
      data-details
      aria-labelledby={`details-${id}`}
      className="sticky top-(--stick) animate-rise rounded-lg border bg-surface shadow-raised max-lg:static max-lg:mt-0!"
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
      <section aria-label={`Details of ${title}`} className="px-5 py-4">
        {children}
      </section>
      {actions ? (
        <div className="sticky bottom-0 flex flex-wrap gap-2 rounded-b-lg border-t bg-surface px-5 py-3 max-lg:*:flex-1 max-sm:px-3 lg:[&>.look-button]:px-3 max-sm:*:px-2 max-lg:*:whitespace-nowrap">
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
        value === null || value === false || value === '' ? null : (
          <div key={name} className="grid gap-0.5">
            <dt className="text-faint text-xs">{name}</dt>
            <dd className="whitespace-pre-line text-ink text-sm">{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
