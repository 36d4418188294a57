/** After the button that had the focus is gone: to the link of its row, or, where that is hidden, to the tab. */
export function focusRow(id: string): void {
  document.querySelector<HTMLElement>(`[data-row-link="${CSS.escape(id)}"]`)?.focus({ preventScroll: true })
  if (document.activeElement?.getAttribute('data-row-link') !== id)
    document.getElementById('tab')?.focus({ preventScroll: true })
}
