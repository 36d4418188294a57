'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/**
 * A card that moves to another column is drawn again there: the focus follows it, or stays at the stage that a phone shows.
 * `state` changes when cards move.
 */
export function BoardColumns({ state, children }: { state: string; children: ReactNode }) {
  const last = useRef<{ element: Element; card: string }>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: cards move when the state changes
  useEffect(() => {
    if (!last.current || last.current.element.isConnected || document.activeElement !== document.body) return
    const card = `[data-card="${CSS.escape(last.current.card)}"] button`
    const places = [card, '[data-stages] [aria-current]'].map((place) =>
      document.querySelector<HTMLElement>(place),
    )
    places.find((place) => place && place.getClientRects().length > 0)?.focus()
  }, [state])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes which card has the focus
    <div
      onFocus={({ target }) => {
        const card = target.closest<HTMLElement>('[data-card]')?.dataset.card
        if (card) last.current = { element: target, card }
      }}
    >
      {children}
    </div>
  )
}
