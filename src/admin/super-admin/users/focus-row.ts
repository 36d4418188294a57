/** If the focused button is gone, focuses the link of its row or, if that is hidden, the tab. */
export function focusRow(id: string): void {
  document.querySelector<HTMLElement>(`[data-row-link="${CSS.escape(id)}"]`)?.focus({ preventScroll: true })
  if (document.activeElement?.getAttribute('data-row-link') !== id)
    document.getElementById('tab')?.focus({ preventScroll: true })
}
