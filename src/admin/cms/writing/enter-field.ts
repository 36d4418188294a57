/** The fields of a new part come from the server, and may be drawn again. */
const FIELDS_WAIT_MS = 10_000

/** Puts the cursor into a field as soon as it is there, until the person uses the pointer. */
export function enterField(part: HTMLElement, selector: string, before: () => void = () => {}): void {
  let entered: HTMLElement | undefined
  const enter = () => {
    if (entered?.isConnected) return
    const field = part.querySelector<HTMLElement>(selector)
    if (!field) return
    entered = field
    before()
    field.focus({ preventScroll: true })
    if (field instanceof HTMLInputElement) field.select()
  }
  const observer = new MutationObserver(enter)
  const stop = () => observer.disconnect()
  setTimeout(stop, FIELDS_WAIT_MS)
  document.addEventListener('pointerdown', stop, { capture: true, once: true })
  observer.observe(part, { childList: true, subtree: true })
  enter()
}
