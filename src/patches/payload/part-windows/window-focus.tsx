'use client'

import { useModal } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { enterField } from '@/admin/cms/writing/enter-field'
import { holdTyping } from '@/admin/cms/writing/hold-typing'
import { PART_WINDOW } from './places'

const FIRST_FIELD = ':is(input[name="url"], .render-fields:not(:has(input[name="url"])) :is(textarea, input))'

/** The fields come twice: with the window, and with their answer from the server. */
const DRAWN_AGAIN_MS = 2000

/** Puts the focus into the first field when the window of a link, a table or a footnote opens. */
export function WindowFocus({ children }: { children: ReactNode }) {
  const { modalState } = useModal()
  const part = Object.values(modalState).find(({ slug, isOpen }) => isOpen && PART_WINDOW.test(slug))?.slug
  useEffect(() => {
    if (!part) return
    const release = holdTyping(document.body)
    enterField(document.body, [`#${CSS.escape(part)} ${FIRST_FIELD}`], () => release(DRAWN_AGAIN_MS))
    return () => release()
  }, [part])
  return children
}
