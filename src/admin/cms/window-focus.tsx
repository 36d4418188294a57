'use client'

import { type ReactNode, useEffect } from 'react'
import { enterField } from './writing/enter-field'

const PART = '[id*="lexical-rich-text-link-"], [id*="lexical-table-"], [id*="lexical-inlineBlocks-"]'
const FIRST_FIELD = 'input[name="url"], .render-fields:not(:has(input[name="url"])) :is(textarea, input)'

/** Where a window of Payload puts the focus when it opens: its first button. */
function moveOn({ target, relatedTarget }: FocusEvent): void {
  if (!(target instanceof HTMLElement)) return
  const window = target.closest<HTMLElement>('.payload__modal-item')
  const isOpening = !(relatedTarget instanceof Node && window?.contains(relatedTarget))
  if (!window || !isOpening) return
  if (target.id === 'delete-forever') window.querySelector<HTMLElement>('#confirm-cancel')?.focus()
  else if (target.matches('[class*="__close"]') && window.matches(PART)) enterField(window, FIRST_FIELD)
}

/** In the windows of a text's parts the cursor begins in the first field; in the question before deleting, on Cancel. */
export function WindowFocus({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.addEventListener('focusin', moveOn)
    return () => document.removeEventListener('focusin', moveOn)
  }, [])
  return children
}
