/**
 * What somebody did on a page before the framework took it over, for the case that it draws anew what it finds
 * different: the old elements keep what was typed, but nobody sees them any more.
 */

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const PARTS = 'input:not([type=hidden]),textarea,select,button,details'

/** What an element is known by in a page that is drawn anew; ids that the framework gives are others then. */
function nameOf(element: Element): string {
  const label = element.tagName === 'DETAILS' ? element.querySelector('summary') : element
  const text = element.matches('details,button') ? label?.textContent : ''
  return [element.tagName, element.getAttribute('name'), element.getAttribute('type'), text].join('|')
}

/** The elements of the page with their names: the first, second, … of one name. */
function partsOf(page: ParentNode): Map<string, Element> {
  const parts = new Map<string, Element>()
  const seen = new Map<string, number>()
  for (const element of page.querySelectorAll(PARTS)) {
    const name = nameOf(element)
    const place = seen.get(name) ?? 0
    seen.set(name, place + 1)
    parts.set(`${name}|${place}`, element)
  }
  return parts
}

/** Sets a value as a browser does; the framework keeps watch over the property of the element itself. */
function write(field: Typed, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
}

function bringBack(old: Element, now: Element): void {
  if (old instanceof HTMLDetailsElement && now instanceof HTMLDetailsElement) now.open = old.open
  else if (old instanceof HTMLInputElement && now instanceof HTMLInputElement && isSwitch(old)) {
    if (old.checked !== old.defaultChecked && now.checked !== old.checked) now.click()
  } else if (isTyped(old) && isTyped(now) && isChanged(old) && now.value !== old.value) write(now, old.value)
}

const isSwitch = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'

const isTyped = (element: Element): element is Typed =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

const isChanged = (field: Typed): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : field.value !== field.defaultValue

function moveFocus(old: Element, now: Element): void {
  if (!(now instanceof HTMLElement)) return
  now.focus({ preventScroll: true })
  if (!isTyped(old) || !isTyped(now) || 'options' in old || 'options' in now) return
  // Fields for addresses and numbers have no selection.
  if (old.selectionStart !== null && now.selectionStart !== null)
    now.setSelectionRange(old.selectionStart, old.selectionEnd)
}

/**
 * Remembers the controls of a page before the framework compares it with its own drawing.
 * @returns asked when that is done: puts back what is typed, chosen, open and focused where the framework has drawn other
 * elements, and tells for an old element which one stands for it now.
 */
export function rememberPage(page: Document): () => (old: Element) => Element | undefined {
  const before = partsOf(page)
  let focused = page.activeElement
  const follow = ({ target }: Event) => {
    if (target instanceof Element) focused = target
  }
  page.addEventListener('focusin', follow, true)
  return () => {
    page.removeEventListener('focusin', follow, true)
    const lost = [...before].filter(([, { isConnected }]) => !isConnected)
    const now = lost.length > 0 ? partsOf(page) : before
    for (const [name, old] of lost) {
      const part = now.get(name)
      if (part) bringBack(old, part)
    }
    const counterpart = (old: Element) => {
      const name = lost.find(([, element]) => element === old)?.[0]
      return name === undefined ? undefined : now.get(name)
    }
    const here = focused && !focused.isConnected ? counterpart(focused) : undefined
    if (focused && here && page.activeElement === page.body) moveFocus(focused, here)
    return counterpart
  }
}
