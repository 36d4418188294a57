import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './icon'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  footer?: ReactNode
  children?: ReactNode
}

/** A modal on the platform's dialog element: it traps and returns the focus and closes on Esc. */
export function Dialog({ open, onClose, title, description, footer, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const dialog = element.current
    if (!dialog || dialog.open === open) return
    if (open) dialog.showModal()
    else dialog.close()
  }, [open])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc already closes it; the click is for the backdrop
    <dialog
      ref={element}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
      className="w-[min(32rem,calc(100vw-2rem))] rounded-lg border border-line bg-surface p-0 shadow-overlay backdrop:bg-[rgb(10_20_17/0.55)] open:animate-rise"
    >
      <div className="grid gap-4 p-6 sm:p-8">
        <header className="flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="text-2xl">
            {title}
          </h2>
          <button
            type="button"
            onClick={() => element.current?.close()}
            className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
          >
            <Icon name="close" />
            <span className="sr-only">Close</span>
          </button>
        </header>
        {description ? (
          <div id={`${id}-text`} className="text-soft">
            {description}
          </div>
        ) : null}
        {children}
        {footer ? <footer className="mt-2 flex flex-wrap justify-end gap-3">{footer}</footer> : null}
      </div>
    </dialog>
  )
}
