'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { showCarriedToast } from './carried-toast'
import { type ToastMessage, toastStore } from './toast'
import { ToastItem } from './toast-item'

const none: readonly ToastMessage[] = []

/** The corner where toasts appear; one on each page, empty until the first message. */
export function Toaster() {
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => none)
  useEffect(showCarriedToast, [])
  return (
    <section
      aria-label="Notifications"
      className="pointer-events-none fixed inset-x-4 top-0 bottom-0 z-50 py-4 sm:right-6 sm:left-auto sm:w-96 sm:py-6"
    >
      {/* The list is there before its first entry, else screen readers miss that one. */}
      <ol aria-live="polite" aria-relevant="additions" className="flex h-full flex-col-reverse gap-3">
        {messages.map((message) => (
          <ToastItem key={message.id} message={message} />
        ))}
      </ol>
    </section>
  )
}
