'use client'

import { Icon } from '@/components/ui/icon'

type Open = () => void

let openDialog: Open | undefined

export function setOpener(open: Open): () => void {
  openDialog = open
  return () => {
    openDialog = undefined
  }
}

const openSearch: Open = () => openDialog?.()

export function SearchButton() {
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openSearch}
      className="inline-flex h-10 items-center gap-2 rounded-md px-2.5 text-sm text-soft hover:bg-sunken hover:text-ink"
    >
      <Icon name="search" className="size-4.5" />
      <span className="max-md:sr-only">Search</span>
      <span
        aria-hidden="true"
        className="rounded-sm border bg-surface px-1.5 font-mono text-faint text-xs max-md:hidden"
      >
        Ctrl K
      </span>
    </button>
  )
}

export function SearchNavLink() {
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      className="nav__link nav-search"
      onClick={openSearch}
    >
      <span className="nav__link-label">Search (Ctrl+K)</span>
    </button>
  )
}
