import { LINKED_EVENT } from '../page-signals.ts'

let opened: HTMLDetailsElement | undefined

const focusOpened = () => opened?.querySelector('summary')?.focus({ preventScroll: true })

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
  opened = question
  focusOpened()
}

/**
 * Opens the question that the address names, scrolls it to the middle and focuses it. Browsers that scroll on their own then
 * take the focus away, so it is set again after `load`. The first page opens its question once, before the application starts:
 * later the visitor may have moved on.
 */
export function openLinkedQuestion(): void {
  let own: string | undefined
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return
    own = location.pathname
    open()
  })
  addEventListener('load', () => {
    if (document.activeElement === document.body) focusOpened()
  })
  addEventListener('hashchange', open)
  addEventListener(LINKED_EVENT, () => {
    const isKnown = own === location.pathname
    own = undefined
    if (!isKnown) open()
  })
}
