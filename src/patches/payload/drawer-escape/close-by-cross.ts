import type { KeyboardEvent } from 'react'

/** Escape closes the CMS's drawers at once; the cross asks before typed text is lost. */
export function closeByCross(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key !== 'Escape' || !(event.target instanceof Element)) return
  if (event.target.closest('.confirmation-modal')) return
  const cross = event.target.closest('.doc-drawer')?.querySelector('.doc-drawer__header-close')
  if (!(cross instanceof HTMLElement)) return
  event.nativeEvent.stopImmediatePropagation()
  // A select reacts to every Escape, but needs it only while its options are shown.
  const select = event.target.closest('.react-select')
  // The drawer's hold on the focus prevents the default of every Escape; a plain field has no use for one.
  const isField = event.target.matches('input, textarea')
  const isTaken = select ? select.querySelector('.rs__menu') !== null : !isField && event.defaultPrevented
  if (!isTaken) cross.click()
}
