/**
 * Moves the focus to the first of these that exists, if what had it is gone, disabled or in a toast. A click of one's own
 * would otherwise leave the keyboard at the start of the page.
 */
export function keepFocus(...selectors: string[]): void {
  requestAnimationFrame(() => {
    const at = document.activeElement
    if (at && at !== document.body && !at.matches(':disabled, [data-sonner-toaster] *')) return
    const next = selectors
      .map((selector) => document.querySelector<HTMLElement>(selector))
      .find((found) => found?.checkVisibility())
    next?.focus({ preventScroll: true })
  })
}
