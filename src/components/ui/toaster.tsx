'use client'

import { useSyncExternalStore } from 'react'
import { type ToastMessage, toastStore } from './toast'
import { ToastItem } from './toast-item'

const none: readonly ToastMessage[] = []

/** The corner where toasts appear; one on each page, empty until the first message. */
export function Toaster() {
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => none)
  return (
    <section
      aria-label="Notifications"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 sm:right-6 sm:bottom-6 sm:left-auto sm:w-96"
    >
      {/* The list is there before its first entry, else screen readers miss that one. */}
      <ol aria-live="polite" aria-relevant="additions" className="grid gap-3">
        {messages.map((message) => (
          <ToastItem key={message.id} message={message} />
        ))}
      </ol>
    </section>
  )
}
