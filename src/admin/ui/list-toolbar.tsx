'use client'

import { cx } from 'class-variance-authority'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { useList } from './list'
import type { ListAddress } from './list-address'

const TYPING_PAUSE_MS = 300

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null)

export function ListSearch({ label }: { label: string }) {
  const { address, text, setText, go } = useList()
  // The text already sent from an address is not sent again while the answer is pending.
  const sent = useRef<{ text: string; address: ListAddress } | null>(null)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const toSearch = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', toSearch)
    return () => document.removeEventListener('keydown', toSearch)
  }, [])

  const send = (text: string, address: ListAddress) => {
    if (text.trim() === (address.search.q ?? '')) return
    if (sent.current?.text === text && sent.current.address === address) return
    sent.current = { text, address }
    go({ q: text.trim() || null }, 'replace')
  }
  const sendNow = useEffectEvent(send)

  useEffect(() => {
    const timer = setTimeout(() => sendNow(text, address), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, address])

  return (
    <search className="relative min-w-0 flex-1 basis-32 sm:w-80 sm:flex-none sm:basis-auto lg:w-[310px]">
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-faint"
      />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        aria-keyshortcuts="/"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
        // At once, so that a link followed next wins over this search.
        onBlur={() => send(text, address)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // Escape in the search field must not close the open details.
          event.preventDefault()
          if (text) setText('')
          else event.currentTarget.blur()
        }}
        className="h-10! text-ellipsis px-10! max-sm:pr-3! text-sm! [&::-webkit-search-cancel-button]:hidden"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 rounded-sm border bg-paper px-1.5 font-mono text-faint text-xs max-sm:hidden"
      >
        /
      </span>
    </search>
  )
}

/** `used`: how many of these filters are in force. A phone hides them, but says so. */
export function MoreFilters({ used, children }: { used: number; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="sm:hidden"
      >
        {open ? 'Fewer filters' : 'More filters'}
        {used > 0 && !open ? (
          // In one row with the search.
          <span className="-ml-1.5">
            ({used}
            <span className="sr-only"> in use</span>)
          </span>
        ) : null}
      </Button>
      <div className={cx('contents', !open && 'max-sm:hidden')}>{children}</div>
    </>
  )
}

export function ListToolbar({ children }: { children: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3 max-sm:mb-3 max-sm:gap-y-2">
      <button
        type="button"
        onClick={() => document.querySelector<HTMLElement>('[data-row-link]')?.focus()}
        className="sr-only rounded-md bg-action px-4 py-2.5 font-semibold text-on-action focus:not-sr-only"
      >
        Skip to the first row
      </button>
      {children}
    </div>
  )
}
