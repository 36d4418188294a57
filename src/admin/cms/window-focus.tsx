'use client'

import { useModal } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { enterField } from './writing/enter-field'

const PART = /lexical-(?:rich-text-link|table|inlineBlocks)-/
const FIRST_FIELD = ':is(input[name="url"], .render-fields:not(:has(input[name="url"])) :is(textarea, input))'

const windowOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('.payload__modal-item') : null

/** Payload puts the focus on the first control of its question, more than once. There a space would choose to skip the trash. */
function beginOnCancel(): () => void {
  let used: HTMLElement | null = null
  const onUse = (event: Event) => {
    used = windowOf(event)
  }
  const onFocus = (event: FocusEvent) => {
    const opened = windowOf(event)
    if (opened !== used && event.target instanceof Element && event.target.id === 'delete-forever')
      opened?.querySelector<HTMLElement>('#confirm-cancel')?.focus()
  }
  const stop = new AbortController()
  const always = { capture: true, signal: stop.signal }
  document.addEventListener('keydown', onUse, always)
  document.addEventListener('pointerdown', onUse, always)
  document.addEventListener('focusin', onFocus, always)
  return () => stop.abort()
}

/** Where the focus is when a window of Payload opens: in the first field of a text's part, or on Cancel. */
export function WindowFocus({ children }: { children: ReactNode }) {
  const { modalState } = useModal()
  const part = Object.values(modalState).find(({ slug, isOpen }) => isOpen && PART.test(slug))?.slug
  useEffect(() => {
    if (part) enterField(document.body, `#${CSS.escape(part)} ${FIRST_FIELD}`)
  }, [part])
  useEffect(beginOnCancel, [])
  return children
}
