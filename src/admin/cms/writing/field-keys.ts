const REACHED_BY_TAB = 'input, textarea, select, button, a[href], [tabindex="0"], [contenteditable="true"]'

const isStop = (element: HTMLElement) =>
  element.tabIndex >= 0 &&
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.matches(':disabled')

/** What Tab reaches after a place of the page, also within the text around it. */
export const stopAfter = (place: Node | null): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(REACHED_BY_TAB)].find(
    (element) =>
      isStop(element) && place && place.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  )

function isLastField(part: HTMLElement, { target, shiftKey }: KeyboardEvent): boolean {
  if (shiftKey || !(target instanceof HTMLElement)) return false
  const fields = [...part.querySelectorAll<HTMLElement>(REACHED_BY_TAB)]
  return fields.findLast((field) => field.checkVisibility() && field.tabIndex >= 0) === target
}

/** The arrow goes on below, from the end of the last words. */
function goesBelow(part: HTMLElement, { key, target, shiftKey }: KeyboardEvent): boolean {
  if (key !== 'ArrowDown' || shiftKey) return false
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  if (!isField || [...part.querySelectorAll('input, textarea')].at(-1) !== target) return false
  return target.selectionStart === target.value.length
}

const isUndo = (event: Event) =>
  (event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key)) ||
  (event instanceof InputEvent && event.inputType.startsWith('history'))

/** The keys that end a part's fields, so that writing goes on below. The next stop of Tab would be behind the whole text. */
type Leaves = (event: KeyboardEvent) => boolean

/**
 * Keys in the fields of a part of a text. The browser undoes what was typed into a field, and Tab goes on to the next. The text
 * around would undo, indent itself, or lose its cursor by Escape.
 * @returns stops it
 */
export function fieldKeys(part: HTMLElement, leaves: Leaves, leave: () => void): () => void {
  const stop = new AbortController()
  const onKey = (event: Event) => {
    const { target } = event
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (isField && isUndo(event)) event.stopPropagation()
    // A list that is open takes the key.
    if (!(event instanceof KeyboardEvent) || (target instanceof Element && target.ariaExpanded === 'true'))
      return
    if (isField && event.key === 'Tab') event.stopPropagation()
    // Presses the button. The text would begin a new line.
    if (target instanceof HTMLButtonElement && event.key === 'Enter') event.stopPropagation()
    const isLeft =
      (event.key === 'Tab' && isLastField(part, event)) || goesBelow(part, event) || leaves(event)
    if (!isLeft || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    leave()
  }
  for (const type of ['keydown', 'beforeinput']) part.addEventListener(type, onKey, { signal: stop.signal })
  return () => stop.abort()
}
