'use client'

import { cx } from 'class-variance-authority'
import { useRouter } from 'next/navigation'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useTransition } from 'react'
import { type AddressChange, changedAddress, type ListAddress } from './list-address'

interface ListContext {
  address: ListAddress
  text: string
  setText: (text: string) => void
  pending: boolean
  href: (change: AddressChange) => string
  go: (change: AddressChange, how?: 'push' | 'replace') => void
}

const Context = createContext<ListContext | null>(null)

export function useList(): ListContext {
  const list = useContext(Context)
  if (!list) throw new Error('This part of a list must be inside <List>.')
  return list
}

const rowLink = (id: string) => document.querySelector<HTMLElement>(`[data-row-link="${CSS.escape(id)}"]`)

interface ListProps {
  address: ListAddress
  panel?: ReactNode
  children: ReactNode
}

/** A list whose state is in the address, with the details of one row beside it, on a phone in its place. */
export function List({ address, panel, children }: ListProps) {
  const router = useRouter()
  const [pending, startChange] = useTransition()
  const { open, q: inAddress = '' } = address.search
  const [text, setText] = useState(inAddress)
  const [seen, setSeen] = useState(inAddress)
  if (seen !== inAddress) {
    setSeen(inAddress)
    if (text.trim() === seen) setText(inAddress)
  }

  const value = useMemo<ListContext>(() => {
    const q = text.trim()
    const from =
      q === inAddress ? address : { base: address.base, search: { ...address.search, q, page: '' } }
    return {
      address,
      text,
      setText,
      pending,
      href: (change) => changedAddress(from, change),
      go: (change, how = 'push') =>
        startChange(() => router[how](changedAddress(from, change), { scroll: false })),
    }
  }, [address, inAddress, text, pending, router])

  useEffect(() => {
    if (!open) return
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      const { target } = event
      const here = target === document.body || (target instanceof Element && target.closest('#tab'))
      if (!here) return
      value.go({ open: null })
    }
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('keydown', close)
    }
  }, [open, value])

  useEffect(() => {
    if (!open) return
    // However the panel closes, its focus moves to the row.
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) rowLink(open)?.focus()
      })
    }
  }, [open])

  return (
    <Context value={value}>
      <div className={cx(panel && 'lg:grid lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start lg:gap-6')}>
        <section aria-busy={pending} aria-label="List" className={cx('min-w-0', panel && 'max-lg:hidden')}>
          {children}
        </section>
        {panel}
      </div>
    </Context>
  )
}
