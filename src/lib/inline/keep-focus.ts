/**
 * At `load` browsers go to what the address names and take the focus away, even from a field in which the visitor is typing.
 * This gives the focus back.
 */
export function keepFocusAtLoad(): void {
  let focused: HTMLElement | undefined
  document.addEventListener('focusin', ({ target }) => {
    focused = target instanceof HTMLElement ? target : undefined
  })
  // A press outside all fields leaves them on purpose.
  document.addEventListener('pointerdown', () => {
    focused = undefined
  })
  addEventListener('load', () => {
    if (location.hash && document.activeElement === document.body) focused?.focus({ preventScroll: true })
  })
}
