'use client'

import { cx } from 'class-variance-authority'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

type Tab = { id: string; label: string; content: ReactNode }

type TabsProps = { label: string; tabs: readonly Tab[]; initial?: string }

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs with arrow, Home and End keys; the panels not shown stay in the page, hidden. */
export function Tabs({ label, tabs, initial }: TabsProps) {
  const [active, setActive] = useState(initial ?? tabs[0]?.id)
  const list = useRef<HTMLDivElement>(null)
  const base = useId()

  function choose(index: number) {
    const tab = tabs[(index + tabs.length) % tabs.length]
    if (!tab) return
    setActive(tab.id)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${base}-${tab.id}`)}`)?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === active)
    const step = steps[event.key]
    if (step) choose(at + step)
    else if (event.key === 'Home') choose(0)
    else if (event.key === 'End') choose(tabs.length - 1)
    else return
    event.preventDefault()
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-1 overflow-x-auto border-line border-b"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === active}
            aria-controls={`${base}-${tab.id}-panel`}
            tabIndex={tab.id === active ? 0 : -1}
            onClick={() => setActive(tab.id)}
            className={cx(
              '-mb-px min-h-11 border-b-2 px-4 font-semibold text-sm -outline-offset-2',
              tab.id === active ? 'border-signal text-ink' : 'border-transparent text-soft hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={`${base}-${tab.id}-panel`}
          role="tabpanel"
          aria-labelledby={`${base}-${tab.id}`}
          hidden={tab.id !== active}
          className="pt-6"
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
