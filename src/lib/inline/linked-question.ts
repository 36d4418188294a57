import { LINKED_EVENT } from '../page-signals.ts'

/** The element that the address names. A mistyped name may not decode. */
function named(): Element | null {
  const name = location.hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(name))
  } catch {
    return document.getElementById(name)
  }
}

function open(): void {
  const question = named()?.closest('details')
  if (!question) return
  question.open = true
  question.scrollIntoView({ block: 'center' })
  question.querySelector('summary')?.focus({ preventScroll: true })
}

/**
 * At `load` browsers go to what the address names and take the focus away, even from a field in which the visitor is typing.
 * This gives the focus back.
 */
function keepFocusAtLoad(): void {
  let focused: HTMLElement | undefined
  document.addEventListener('focusin', ({ target }) => {
    focused = target instanceof HTMLElement ? target : undefined
  })
  // A press outside all fields leaves them on purpose.
  document.addEventListener('pointerdown', () => {
    focused = undefined
  })
  addEventListener('load', () => {
    if (location.hash && document.activeElement === document.body) focused?.focus({ preventScroll: true })
  })
}

/**
 * Opens the question that the address names, scrolls it to the middle and focuses it. The first page opens its question once,
 * before the application starts: later the visitor may have moved on.
 */
export function openLinkedQuestion(): void {
  keepFocusAtLoad()
  let own: string | undefined
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return
    own = location.pathname
    open()
  })
  addEventListener('hashchange', open)
  addEventListener(LINKED_EVENT, () => {
    const isKnown = own === location.pathname
    own = undefined
    if (!isKnown) open()
  })
}
