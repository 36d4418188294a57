'use client'

import { cx } from 'class-variance-authority'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { showCarriedToast } from './carried-toast'
import { type ToastMessage, toastStore } from './toast'
import { ToastItem } from './toast-item'
import { useFreeCorner } from './use-free-corner'

const none: readonly ToastMessage[] = []

/** The corner where toasts appear; one on each page, empty until the first message. */
export function Toaster() {
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => none)
  useEffect(showCarriedToast, [])
  const list = useRef<HTMLOListElement>(null)
  const corner = useFreeCorner(list, messages.length)
  return (
    <section
      aria-label="Notifications"
      className="pointer-events-none fixed inset-x-4 top-17 bottom-0 z-50 py-4 print:hidden sm:right-6 sm:left-auto sm:w-96 sm:py-6"
    >
      {/* The list exists before its first entry; otherwise screen readers miss that one. */}
      <ol
        ref={list}
        aria-live="polite"
        aria-relevant="additions"
        className={cx('flex h-full gap-3', corner === 'top' ? 'flex-col' : 'flex-col-reverse')}
      >
        {messages.map((message) => (
          <ToastItem key={message.id} message={message} />
        ))}
      </ol>
    </section>
  )
}
