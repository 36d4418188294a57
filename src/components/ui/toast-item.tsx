import { cx } from 'class-variance-authority'
import { useEffect, useState } from 'react'
import { Icon } from './icon'
import { dismissToast, TOAST_DURATION_MS, type ToastMessage } from './toast'

const edges = { info: 'border-l-action', success: 'border-l-action', error: 'border-l-danger' } as const

/** One toast: closes after four seconds, but not while it is hovered or focused. */
export function ToastItem({ message }: { message: ToastMessage }) {
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(message.id), TOAST_DURATION_MS)
    return () => clearTimeout(timer)
  }, [held, message.id])

  return (
    <li
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={cx(
        'pointer-events-auto flex animate-rise items-start gap-3 rounded-md border border-line border-l-4 bg-surface py-3 pr-2 pl-4 shadow-overlay',
        edges[message.tone],
      )}
    >
      <div
        role={message.tone === 'error' ? 'alert' : undefined}
        className="grid flex-1 gap-0.5 py-0.5 text-sm"
      >
        <p className="font-semibold">{message.title}</p>
        {message.description ? <p className="text-soft">{message.description}</p> : null}
      </div>
      <button
        type="button"
        onClick={() => dismissToast(message.id)}
        className="grid size-9 shrink-0 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
      >
        <Icon name="close" className="size-4.5" />
        <span className="sr-only">Dismiss</span>
      </button>
    </li>
  )
}
