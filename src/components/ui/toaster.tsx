'use client'

import { cx } from 'class-variance-authority'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { showCarriedToast } from './carried-toast'
import { Icon } from './icon'
import { dismissToast, TOAST_DURATION_MS, type ToastMessage, toastStore } from './toast'

const CONTROLS = 'main :is(button, a[href], input, select, textarea, summary)'

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

function coversControls(area: DOMRect): boolean {
  return [...document.querySelectorAll(CONTROLS)].some((control) => {
    const box = control.getBoundingClientRect()
    return box.width > 0 && box.height > 0 && overlaps(area, box)
  })
}

/** The areas of the messages, and those at the other end of the screen. */
function boxes(list: HTMLElement): { here: DOMRect[]; mirrored: DOMRect[] } {
  const frame = list.getBoundingClientRect()
  const here = [...list.children].map((child) => child.getBoundingClientRect())
  const mirrored = here.map(
    ({ left, width, height, top, bottom }) =>
      new DOMRect(left, frame.top + (frame.bottom - bottom), width, height || bottom - top),
  )
  return { here, mirrored }
}

/**
 * The end of the screen at which messages cover no controls: the bottom, or the top if a control is below them and none above.
 * Chosen when the first message appears, so that none moves, unless the keyboard reaches something they cover.
 */
function useFreeCorner(list: RefObject<HTMLElement | null>, count: number): 'top' | 'bottom' {
  const [corner, setCorner] = useState<'top' | 'bottom'>('bottom')
  const isEmpty = count === 0
  useLayoutEffect(() => {
    if (isEmpty) return setCorner('bottom')
    if (!list.current) return
    const { here, mirrored } = boxes(list.current)
    if (here.some(coversControls) && !mirrored.some(coversControls)) setCorner('top')
  }, [list, isEmpty])
  useEffect(() => {
    if (isEmpty) return
    function uncover({ target }: FocusEvent) {
      // After the browser has scrolled the control into view.
      requestAnimationFrame(() => {
        if (!list.current || !(target instanceof Element) || !target.matches(':focus-visible')) return
        const focused = target.getBoundingClientRect()
        const covers = (area: DOMRect) => overlaps(area, focused)
        const { here, mirrored } = boxes(list.current)
        if (list.current.contains(target) || !here.some(covers) || mirrored.some(covers)) return
        setCorner((before) => (before === 'top' ? 'bottom' : 'top'))
      })
    }
    document.addEventListener('focusin', uncover)
    return () => document.removeEventListener('focusin', uncover)
  }, [list, isEmpty])
  return corner
}

const edges = { info: 'border-l-action', success: 'border-l-action', error: 'border-l-danger' } as const

function ToastItem({ message }: { message: ToastMessage }) {
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
