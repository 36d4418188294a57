import { LINKED_EVENT } from '../page-signals.ts'

let opened: HTMLDetailsElement | undefined

const focusOpened = () => opened?.querySelector('summary')?.focus({ preventScroll: true })

/** The element that the address names; a mistyped name may not decode. */
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
 * Opens the question that the address names, shows it in the middle and gives it the focus. Browsers that go to the name themselves take
 * the focus away again, so it gets it once more after `load`. The page that came with the document is opened once, before the
 * application starts: its visitor may be elsewhere by then.
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
